BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE log (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	content TEXT NOT NULL, 
	PRIMARY KEY ("table", number)
);
INSERT INTO "log" VALUES('finished',1,'2026-11-15T20:00:00+00:00','{"kind":"created","game":"las-vegas","players":2,"options":{"rounds":1,"first":0},"seats":["me","open"],"name":"Ada","is_open":true,"bot_after":0,"clock":0,"invite":"x","secret":"0101010101010101010101010101010101010101010101010101010101010101","rules":1,"is_first_game":false,"takeback":false,"person":"ada","id":null}');
INSERT INTO "log" VALUES('finished',2,'2026-11-15T20:00:00+00:00','{"kind":"sat","seat":1,"name":"Ben","luck":"ben''s luck","person":"ben","id":"s"}');
INSERT INTO "log" VALUES('finished',3,'2026-11-15T20:00:00+00:00','{"kind":"said","name":"Ben","text":"Hello!","person":"ben","id":"h"}');
INSERT INTO "log" VALUES('finished',4,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"m3"}');
INSERT INTO "log" VALUES('finished',5,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m4"}');
INSERT INTO "log" VALUES('finished',6,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"m5"}');
INSERT INTO "log" VALUES('finished',7,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 2","by":null,"person":"ben","id":"m6"}');
INSERT INTO "log" VALUES('finished',8,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 3","by":null,"person":"ada","id":"m7"}');
INSERT INTO "log" VALUES('finished',9,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m8"}');
INSERT INTO "log" VALUES('finished',10,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 4","by":null,"person":"ada","id":"m9"}');
INSERT INTO "log" VALUES('finished',11,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m10"}');
INSERT INTO "log" VALUES('finished',12,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 2","by":null,"person":"ben","id":"m11"}');
INSERT INTO "log" VALUES('finished',13,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m12"}');
INSERT INTO "log" VALUES('finished',14,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 2","by":null,"person":"ben","id":"m13"}');
INSERT INTO "log" VALUES('finished',15,'2026-11-15T20:00:00+00:00','{"kind":"agreed","name":"Ada","person":"ada","id":"a"}');
INSERT INTO "log" VALUES('finished',16,'2026-11-15T20:00:00+00:00','{"kind":"rematch","secret":"0202020202020202020202020202020202020202020202020202020202020202","keeps_seats":true,"stand_ins":[],"person":"ben","id":"r"}');
INSERT INTO "log" VALUES('finished',17,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"m16"}');
INSERT INTO "log" VALUES('finished',18,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m17"}');
INSERT INTO "log" VALUES('finished',19,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"m18"}');
INSERT INTO "log" VALUES('finished',20,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m19"}');
INSERT INTO "log" VALUES('finished',21,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"m20"}');
INSERT INTO "log" VALUES('finished',22,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m21"}');
INSERT INTO "log" VALUES('finished',23,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"m22"}');
INSERT INTO "log" VALUES('finished',24,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 2","by":null,"person":"ben","id":"m23"}');
INSERT INTO "log" VALUES('finished',25,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"m24"}');
INSERT INTO "log" VALUES('finished',26,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m25"}');
INSERT INTO "log" VALUES('finished',27,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"m26"}');
INSERT INTO "log" VALUES('finished',28,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"m27"}');
INSERT INTO "log" VALUES('running',1,'2026-11-15T20:00:00+00:00','{"kind":"created","game":"easy-come","players":2,"options":{},"seats":["me","me:Bea"],"name":"Ada","is_open":true,"bot_after":0,"clock":0,"invite":"x","secret":"0303030303030303030303030303030303030303030303030303030303030303","rules":1,"is_first_game":false,"takeback":false,"person":"ada","id":null}');
INSERT INTO "log" VALUES('running',2,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"m1"}');
INSERT INTO "log" VALUES('running',3,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"m2"}');
INSERT INTO "log" VALUES('running',4,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"m3"}');
INSERT INTO "log" VALUES('running',5,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":0,"move":"claim 6","by":null,"person":"ada","id":"m4"}');
INSERT INTO "log" VALUES('running',6,'2026-11-15T20:00:00+00:00','{"kind":"moved","seat":1,"move":"keep 1","by":null,"person":"ada","id":"m5"}');
INSERT INTO "log" VALUES('gathering',1,'2026-11-15T20:00:00+00:00','{"kind":"created","game":"royale","players":3,"options":{},"seats":["me","open","novice"],"name":"Ada","is_open":true,"bot_after":0,"clock":0,"invite":"x","secret":"0404040404040404040404040404040404040404040404040404040404040404","rules":2,"is_first_game":false,"takeback":false,"person":"ada","id":null}');
CREATE TABLE people (
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	lang VARCHAR(8), 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES('ada','Ada','en');
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie_key','a1f5283c5184b852c40a4c7c54f52f5b743ae731e4429e391f1e76d0b7e03b0f');
CREATE TABLE sitting (
	person VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (person, "table")
);
INSERT INTO "sitting" VALUES('ada','finished',0.0);
INSERT INTO "sitting" VALUES('ben','finished',0.0);
INSERT INTO "sitting" VALUES('ada','running',0.0);
INSERT INTO "sitting" VALUES('ada','gathering',0.0);
CREATE TABLE subscriptions (
	endpoint VARCHAR(512) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(64) NOT NULL, added FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (endpoint)
);
CREATE TABLE tables (
	"table" VARCHAR(32) NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	changed VARCHAR(32) NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('finished',1,'over','2026-11-16T18:44:30.376470+00:00');
INSERT INTO "tables" VALUES('running',1,'playing','2026-11-16T18:44:30.379922+00:00');
INSERT INTO "tables" VALUES('gathering',1,'gathering','2026-11-16T18:44:30.395537+00:00');
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX subscriptions_by_person ON subscriptions (person);
COMMIT;
