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
INSERT INTO "log" VALUES('f684262e24c1',1,'2026-11-16T18:36:16.148753+00:00','{"kind":"created","game":"las-vegas","players":2,"options":{"rounds":1},"seats":["me","novice"],"name":"Anna","is_open":false,"bot_after":0,"clock":0,"invite":"RXk7YcKQCu0Uhq5PXMrP3zDW","secret":"295c4915dd6034feaca302248be57d2b16389501a8e1b5bc5d2d1538d14fd924","rules":2,"is_first_game":false,"takeback":false,"person":"5c5cd90189332f54fa7f99d76783bde9","id":null}');
INSERT INTO "log" VALUES('f684262e24c1',2,'2026-11-16T18:36:16.161983+00:00','{"kind":"moved","seat":1,"move":"place 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('f684262e24c1',3,'2026-11-16T18:36:16.171837+00:00','{"kind":"moved","seat":0,"move":"place 4","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-1"}');
INSERT INTO "log" VALUES('f684262e24c1',4,'2026-11-16T18:36:16.186495+00:00','{"kind":"moved","seat":1,"move":"place 3","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('f684262e24c1',5,'2026-11-16T18:36:16.196575+00:00','{"kind":"moved","seat":0,"move":"place 5","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-2"}');
INSERT INTO "log" VALUES('f684262e24c1',6,'2026-11-16T18:36:16.214575+00:00','{"kind":"moved","seat":1,"move":"place 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('86b1d5cd5043',1,'2026-11-16T18:36:16.230861+00:00','{"kind":"created","game":"all-or-nothing","players":3,"options":{"deals":1},"seats":["me","novice","novice"],"name":"Anna","is_open":false,"bot_after":0,"clock":0,"invite":"pQVfGfSS7FFj3I5oFrkYY1b0","secret":"80dec88b5fea1513a561343ea6ae982c5e4a213d6e23d58aa865eadbc13940e5","rules":1,"is_first_game":false,"takeback":false,"person":"5c5cd90189332f54fa7f99d76783bde9","id":null}');
INSERT INTO "log" VALUES('86b1d5cd5043',2,'2026-11-16T18:36:16.241457+00:00','{"kind":"moved","seat":1,"move":"bid 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('86b1d5cd5043',3,'2026-11-16T18:36:16.251036+00:00','{"kind":"moved","seat":0,"move":"bid 1","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-3"}');
INSERT INTO "log" VALUES('86b1d5cd5043',4,'2026-11-16T18:36:16.255448+00:00','{"kind":"moved","seat":0,"move":"bid 3","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-4"}');
INSERT INTO "log" VALUES('86b1d5cd5043',5,'2026-11-16T18:36:16.261857+00:00','{"kind":"moved","seat":2,"move":"bid 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('4fe32fcd8eaa',1,'2026-11-16T18:36:16.262955+00:00','{"kind":"created","game":"easy-come","players":2,"options":{},"seats":["me","novice"],"name":"Anna","is_open":false,"bot_after":0,"clock":0,"invite":"XJo1UN3i2qsgp6krQCBekDlx","secret":"443107dcee0882368327fce2c4daf2339a72e687ddaf67344b4d2250f7059f9e","rules":2,"is_first_game":false,"takeback":false,"person":"5c5cd90189332f54fa7f99d76783bde9","id":null}');
INSERT INTO "log" VALUES('4fe32fcd8eaa',2,'2026-11-16T18:36:16.273216+00:00','{"kind":"moved","seat":1,"move":"keep 5 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('4fe32fcd8eaa',3,'2026-11-16T18:36:16.282256+00:00','{"kind":"moved","seat":1,"move":"keep 0 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('4fe32fcd8eaa',4,'2026-11-16T18:36:16.285623+00:00','{"kind":"moved","seat":0,"move":"keep 2 2","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-5"}');
INSERT INTO "log" VALUES('4fe32fcd8eaa',5,'2026-11-16T18:36:16.289552+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-6"}');
INSERT INTO "log" VALUES('88c91c9d9599',1,'2026-11-16T18:36:16.296246+00:00','{"kind":"created","game":"royale","players":2,"options":{"rounds":1,"boards":6},"seats":["me","novice"],"name":"Anna","is_open":false,"bot_after":0,"clock":0,"invite":"WcCV-NL1UyhvwdDRwq4_usx5","secret":"3f747cf20ac5e307e1d1c49c20ffa4e7c0a4f45e722d45831dfa744a720bae75","rules":2,"is_first_game":false,"takeback":false,"person":"5c5cd90189332f54fa7f99d76783bde9","id":null}');
INSERT INTO "log" VALUES('88c91c9d9599',2,'2026-11-16T18:36:16.317587+00:00','{"kind":"moved","seat":1,"move":"place 6","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('88c91c9d9599',3,'2026-11-16T18:36:16.325590+00:00','{"kind":"moved","seat":0,"move":"place 3","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-7"}');
INSERT INTO "log" VALUES('88c91c9d9599',4,'2026-11-16T18:36:16.331601+00:00','{"kind":"moved","seat":0,"move":"choose 5","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-8"}');
INSERT INTO "log" VALUES('9a64e5023d80',1,'2026-11-16T18:36:16.339737+00:00','{"kind":"created","game":"las-vegas","players":2,"options":{"rounds":1},"seats":["me","open"],"name":"Anna","is_open":false,"bot_after":0,"clock":0,"invite":"iS9UrtQj48fd2hfrpvd_HcQJ","secret":"e72ed33a957929eee5efa5cce1a17975e28608ce9fb5d1532a78eb2bc3458c0d","rules":2,"is_first_game":false,"takeback":false,"person":"5c5cd90189332f54fa7f99d76783bde9","id":null}');
INSERT INTO "log" VALUES('9a64e5023d80',2,'2026-11-16T18:36:16.353436+00:00','{"kind":"sat","seat":1,"name":"Ben","luck":"from Ben","person":"3863afe8146d6c1f3a867b8847019c92","id":"test-9"}');
INSERT INTO "log" VALUES('9a64e5023d80',3,'2026-11-16T18:36:16.365334+00:00','{"kind":"said","name":"Ben","text":"Bonne chance !","person":"3863afe8146d6c1f3a867b8847019c92","id":"test-10"}');
INSERT INTO "log" VALUES('9a64e5023d80',4,'2026-11-16T18:36:16.371324+00:00','{"kind":"moved","seat":0,"move":"place 3","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-11"}');
INSERT INTO "log" VALUES('9a64e5023d80',5,'2026-11-16T18:36:16.377216+00:00','{"kind":"moved","seat":1,"move":"place 5","by":null,"person":"3863afe8146d6c1f3a867b8847019c92","id":"test-12"}');
INSERT INTO "log" VALUES('9a64e5023d80',6,'2026-11-16T18:36:16.387637+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-13"}');
INSERT INTO "log" VALUES('9a64e5023d80',7,'2026-11-16T18:36:16.398555+00:00','{"kind":"moved","seat":1,"move":"place 2","by":null,"person":"3863afe8146d6c1f3a867b8847019c92","id":"test-14"}');
INSERT INTO "log" VALUES('9a64e5023d80',8,'2026-11-16T18:36:16.407743+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-15"}');
INSERT INTO "log" VALUES('9a64e5023d80',9,'2026-11-16T18:36:16.425208+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"3863afe8146d6c1f3a867b8847019c92","id":"test-16"}');
INSERT INTO "log" VALUES('9a64e5023d80',10,'2026-11-16T18:36:16.430339+00:00','{"kind":"moved","seat":0,"move":"place 3","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-17"}');
INSERT INTO "log" VALUES('9a64e5023d80',11,'2026-11-16T18:36:16.452723+00:00','{"kind":"moved","seat":1,"move":"place 3","by":null,"person":"3863afe8146d6c1f3a867b8847019c92","id":"test-18"}');
INSERT INTO "log" VALUES('9a64e5023d80',12,'2026-11-16T18:36:16.477586+00:00','{"kind":"moved","seat":0,"move":"place 4","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-19"}');
INSERT INTO "log" VALUES('9a64e5023d80',13,'2026-11-16T18:36:16.490025+00:00','{"kind":"moved","seat":1,"move":"place 2","by":null,"person":"3863afe8146d6c1f3a867b8847019c92","id":"test-20"}');
INSERT INTO "log" VALUES('9a64e5023d80',14,'2026-11-16T18:36:16.500514+00:00','{"kind":"moved","seat":0,"move":"place 4","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-21"}');
INSERT INTO "log" VALUES('9a64e5023d80',15,'2026-11-16T18:36:16.510149+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"3863afe8146d6c1f3a867b8847019c92","id":"test-22"}');
INSERT INTO "log" VALUES('9a64e5023d80',16,'2026-11-16T18:36:16.524223+00:00','{"kind":"moved","seat":0,"move":"place 6","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-23"}');
INSERT INTO "log" VALUES('9a64e5023d80',17,'2026-11-16T18:36:16.528821+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"3863afe8146d6c1f3a867b8847019c92","id":"test-24"}');
INSERT INTO "log" VALUES('9a64e5023d80',18,'2026-11-16T18:36:16.539641+00:00','{"kind":"agreed","name":"Anna","person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-25"}');
INSERT INTO "log" VALUES('9fc368cd07dd',1,'2026-11-16T18:36:16.548144+00:00','{"kind":"created","game":"las-vegas","players":3,"options":{"rounds":1},"seats":["me","open","novice"],"name":"Anna","is_open":false,"bot_after":0,"clock":0,"invite":"4jOD0r2GNgyhLhwb--s9JCnP","secret":"ca439a07e46b1690161ae4848d0dc68fd483ee6043b4ab3227af956dd461eafc","rules":2,"is_first_game":false,"takeback":false,"person":"5c5cd90189332f54fa7f99d76783bde9","id":null}');
INSERT INTO "log" VALUES('dd3168ea30c0',1,'2026-11-16T18:36:16.572079+00:00','{"kind":"created","game":"las-vegas","players":3,"options":{"rounds":2,"first":0},"seats":["me","novice","novice"],"name":"Anna","is_open":false,"bot_after":0,"clock":0,"invite":"fCPHT_V_PSIn3t7HpuKrir2N","secret":"ed25e752d7f0f1070c08f86ffd8fd9cea6109751967fe3a8515eab5fc3cfb2a0","rules":2,"is_first_game":true,"takeback":false,"person":"5c5cd90189332f54fa7f99d76783bde9","id":null}');
INSERT INTO "log" VALUES('dd3168ea30c0',2,'2026-11-16T18:36:16.594972+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"5c5cd90189332f54fa7f99d76783bde9","id":"test-26"}');
INSERT INTO "log" VALUES('dd3168ea30c0',3,'2026-11-16T18:36:16.602532+00:00','{"kind":"moved","seat":1,"move":"place 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('dd3168ea30c0',4,'2026-11-16T18:36:16.611489+00:00','{"kind":"moved","seat":2,"move":"place 6","by":"novice","person":null,"id":null}');
CREATE TABLE people (
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	lang VARCHAR(8), 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES('5c5cd90189332f54fa7f99d76783bde9','Anna','fr');
INSERT INTO "people" VALUES('3863afe8146d6c1f3a867b8847019c92','Ben','de');
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie_key','35d1634c3383e1ebed14b51cbef89fba33be8586d90f04cf3f37c144db4779bc');
CREATE TABLE sitting (
	person VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (person, "table")
);
INSERT INTO "sitting" VALUES('5c5cd90189332f54fa7f99d76783bde9','f684262e24c1',0.0);
INSERT INTO "sitting" VALUES('5c5cd90189332f54fa7f99d76783bde9','86b1d5cd5043',0.0);
INSERT INTO "sitting" VALUES('5c5cd90189332f54fa7f99d76783bde9','4fe32fcd8eaa',0.0);
INSERT INTO "sitting" VALUES('5c5cd90189332f54fa7f99d76783bde9','88c91c9d9599',0.0);
INSERT INTO "sitting" VALUES('5c5cd90189332f54fa7f99d76783bde9','9a64e5023d80',0.0);
INSERT INTO "sitting" VALUES('3863afe8146d6c1f3a867b8847019c92','9a64e5023d80',0.0);
INSERT INTO "sitting" VALUES('5c5cd90189332f54fa7f99d76783bde9','9fc368cd07dd',0.0);
INSERT INTO "sitting" VALUES('5c5cd90189332f54fa7f99d76783bde9','dd3168ea30c0',0.0);
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
INSERT INTO "tables" VALUES('f684262e24c1',0,'playing','2026-11-16T18:36:16.153619+00:00');
INSERT INTO "tables" VALUES('86b1d5cd5043',0,'playing','2026-11-16T18:36:16.237553+00:00');
INSERT INTO "tables" VALUES('4fe32fcd8eaa',0,'playing','2026-11-16T18:36:16.268661+00:00');
INSERT INTO "tables" VALUES('88c91c9d9599',0,'playing','2026-11-16T18:36:16.305094+00:00');
INSERT INTO "tables" VALUES('9a64e5023d80',0,'over','2026-11-16T18:36:16.542507+00:00');
INSERT INTO "tables" VALUES('9fc368cd07dd',0,'gathering','2026-11-16T18:36:16.556410+00:00');
INSERT INTO "tables" VALUES('dd3168ea30c0',0,'playing','2026-11-16T18:36:16.576492+00:00');
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX subscriptions_by_person ON subscriptions (person);
COMMIT;
