BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE analyses (
	"table" VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	quality VARCHAR(16) NOT NULL, 
	content TEXT NOT NULL, 
	PRIMARY KEY ("table", game)
);
CREATE TABLE log (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at VARCHAR(32) NOT NULL, 
	content TEXT NOT NULL, 
	PRIMARY KEY ("table", number)
);
INSERT INTO "log" VALUES('las-vegas',1,'2026-11-19T18:10:04.071374+00:00','{"kind":"created","game":"las-vegas","players":2,"options":{"rounds":1},"seats":["me","open"],"name":"Ada","is_open":true,"bot_after":60,"clock":0,"invite":"kvGtAaJwp5WXB0y30ndB8NPE","secret":"0305bd66493c026d57b7896b5d579e016c0691ac44b6e0fa2c8ebeaa29e0cf2a","rules":2,"is_first_game":false,"takeback":false,"asks_luck":true,"coach":false,"branch":null,"secret_past":null,"person":"ada","id":null}');
INSERT INTO "log" VALUES('las-vegas',2,'2026-11-19T18:10:04.095230+00:00','{"kind":"contributed","luck":"some luck","person":"ada","id":"luck-1"}');
INSERT INTO "log" VALUES('las-vegas',3,'2026-11-19T18:10:04.131160+00:00','{"kind":"sat","seat":1,"name":"Ben","luck":"guest 1","person":"ben","id":"test-1"}');
INSERT INTO "log" VALUES('las-vegas',4,'2026-11-19T18:10:04.159484+00:00','{"kind":"moved","seat":1,"move":"place 6","by":null,"person":"ben","id":"test-2"}');
INSERT INTO "log" VALUES('las-vegas',5,'2026-11-19T18:10:04.175016+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"test-3"}');
INSERT INTO "log" VALUES('las-vegas',6,'2026-11-19T18:10:04.187928+00:00','{"kind":"moved","seat":1,"move":"place 4","by":null,"person":"ben","id":"test-4"}');
INSERT INTO "log" VALUES('las-vegas',7,'2026-11-19T18:10:04.199818+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"test-5"}');
INSERT INTO "log" VALUES('las-vegas',8,'2026-11-19T18:10:04.203061+00:00','{"kind":"moved","seat":1,"move":"place 4","by":null,"person":"ben","id":"test-6"}');
INSERT INTO "log" VALUES('las-vegas',9,'2026-11-19T18:10:04.207946+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"test-7"}');
INSERT INTO "log" VALUES('las-vegas',10,'2026-11-19T18:10:04.209338+00:00','{"kind":"moved","seat":1,"move":"place 1","by":null,"person":"ben","id":"test-8"}');
INSERT INTO "log" VALUES('las-vegas',11,'2026-11-19T18:10:04.211880+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"test-9"}');
INSERT INTO "log" VALUES('las-vegas',12,'2026-11-19T18:10:04.213481+00:00','{"kind":"moved","seat":1,"move":"place 4","by":null,"person":"ben","id":"test-10"}');
INSERT INTO "log" VALUES('las-vegas',13,'2026-11-19T18:10:04.215573+00:00','{"kind":"moved","seat":0,"move":"place 4","by":null,"person":"ada","id":"test-11"}');
INSERT INTO "log" VALUES('las-vegas',14,'2026-11-19T18:10:04.216898+00:00','{"kind":"moved","seat":1,"move":"place 3","by":null,"person":"ben","id":"test-12"}');
INSERT INTO "log" VALUES('las-vegas',15,'2026-11-19T18:10:04.225866+00:00','{"kind":"said","name":"Ada","text":"Well played!","person":"ada","id":"test-13"}');
INSERT INTO "log" VALUES('easy-come',1,'2026-11-19T18:10:04.231022+00:00','{"kind":"created","game":"easy-come","players":2,"options":{},"seats":["me","open"],"name":"Ada","is_open":false,"bot_after":60,"clock":0,"invite":"c5v5MW7APjVl_7fVbdXFV9UA","secret":"3f6423821ca88dbda359b160cf6bba0e1a05f59c7719f4cc8c329af47f404697","rules":2,"is_first_game":false,"takeback":false,"asks_luck":true,"coach":false,"branch":null,"secret_past":null,"person":"ada","id":null}');
INSERT INTO "log" VALUES('easy-come',2,'2026-11-19T18:10:04.237635+00:00','{"kind":"contributed","luck":"some luck","person":"ada","id":"luck-1"}');
INSERT INTO "log" VALUES('easy-come',3,'2026-11-19T18:10:04.248728+00:00','{"kind":"sat","seat":1,"name":"Ben","luck":"guest 1","person":"ben","id":"test-14"}');
INSERT INTO "log" VALUES('easy-come',4,'2026-11-19T18:10:04.252469+00:00','{"kind":"moved","seat":1,"move":"keep 4","by":null,"person":"ben","id":"test-15"}');
INSERT INTO "log" VALUES('easy-come',5,'2026-11-19T18:10:04.254033+00:00','{"kind":"moved","seat":1,"move":"keep 0 1 1","by":null,"person":"ben","id":"test-16"}');
INSERT INTO "log" VALUES('easy-come',6,'2026-11-19T18:10:04.255475+00:00','{"kind":"moved","seat":0,"move":"keep 1 3","by":null,"person":"ada","id":"test-17"}');
INSERT INTO "log" VALUES('easy-come',7,'2026-11-19T18:10:04.257106+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-18"}');
INSERT INTO "log" VALUES('easy-come',8,'2026-11-19T18:10:04.258506+00:00','{"kind":"moved","seat":0,"move":"keep 3","by":null,"person":"ada","id":"test-19"}');
INSERT INTO "log" VALUES('easy-come',9,'2026-11-19T18:10:04.260312+00:00','{"kind":"moved","seat":1,"move":"keep 2 2 4","by":null,"person":"ben","id":"test-20"}');
INSERT INTO "log" VALUES('easy-come',10,'2026-11-19T18:10:04.262570+00:00','{"kind":"moved","seat":1,"move":"keep 5","by":null,"person":"ben","id":"test-21"}');
INSERT INTO "log" VALUES('easy-come',11,'2026-11-19T18:10:04.271717+00:00','{"kind":"moved","seat":0,"move":"keep 0 2 3","by":null,"person":"ada","id":"test-22"}');
INSERT INTO "log" VALUES('easy-come',12,'2026-11-19T18:10:04.275434+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-23"}');
INSERT INTO "log" VALUES('easy-come',13,'2026-11-19T18:10:04.277317+00:00','{"kind":"moved","seat":1,"move":"keep 3","by":null,"person":"ben","id":"test-24"}');
INSERT INTO "log" VALUES('easy-come',14,'2026-11-19T18:10:04.279770+00:00','{"kind":"moved","seat":1,"move":"keep 3","by":null,"person":"ben","id":"test-25"}');
INSERT INTO "log" VALUES('easy-come',15,'2026-11-19T18:10:04.285413+00:00','{"kind":"moved","seat":1,"move":"keep 4 5","by":null,"person":"ben","id":"test-26"}');
INSERT INTO "log" VALUES('easy-come',16,'2026-11-19T18:10:04.290013+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"test-27"}');
INSERT INTO "log" VALUES('easy-come',17,'2026-11-19T18:10:04.295120+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-28"}');
INSERT INTO "log" VALUES('easy-come',18,'2026-11-19T18:10:04.296678+00:00','{"kind":"moved","seat":0,"move":"keep 3","by":null,"person":"ada","id":"test-29"}');
INSERT INTO "log" VALUES('easy-come',19,'2026-11-19T18:10:04.299387+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-30"}');
INSERT INTO "log" VALUES('easy-come',20,'2026-11-19T18:10:04.418843+00:00','{"kind":"moved","seat":1,"move":"keep 0 4","by":null,"person":"ben","id":"test-31"}');
INSERT INTO "log" VALUES('easy-come',21,'2026-11-19T18:10:04.534892+00:00','{"kind":"moved","seat":1,"move":"keep 1 4","by":null,"person":"ben","id":"test-32"}');
INSERT INTO "log" VALUES('easy-come',22,'2026-11-19T18:10:04.560633+00:00','{"kind":"moved","seat":0,"move":"keep 1 1 4 5","by":null,"person":"ada","id":"test-33"}');
INSERT INTO "log" VALUES('easy-come',23,'2026-11-19T18:10:04.674735+00:00','{"kind":"moved","seat":1,"move":"keep 2 5","by":null,"person":"ben","id":"test-34"}');
INSERT INTO "log" VALUES('easy-come',24,'2026-11-19T18:10:04.714793+00:00','{"kind":"moved","seat":1,"move":"keep 2 5","by":null,"person":"ben","id":"test-35"}');
INSERT INTO "log" VALUES('easy-come',25,'2026-11-19T18:10:04.818821+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-36"}');
INSERT INTO "log" VALUES('easy-come',26,'2026-11-19T18:10:04.890815+00:00','{"kind":"moved","seat":0,"move":"keep 0 5","by":null,"person":"ada","id":"test-37"}');
INSERT INTO "log" VALUES('easy-come',27,'2026-11-19T18:10:04.914414+00:00','{"kind":"moved","seat":0,"move":"keep 3","by":null,"person":"ada","id":"test-38"}');
INSERT INTO "log" VALUES('easy-come',28,'2026-11-19T18:10:04.925095+00:00','{"kind":"moved","seat":1,"move":"keep 2 2","by":null,"person":"ben","id":"test-39"}');
INSERT INTO "log" VALUES('easy-come',29,'2026-11-19T18:10:04.975676+00:00','{"kind":"moved","seat":1,"move":"keep 3","by":null,"person":"ben","id":"test-40"}');
INSERT INTO "log" VALUES('easy-come',30,'2026-11-19T18:10:05.007462+00:00','{"kind":"moved","seat":1,"move":"keep 3","by":null,"person":"ben","id":"test-41"}');
INSERT INTO "log" VALUES('easy-come',31,'2026-11-19T18:10:05.032111+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-42"}');
INSERT INTO "log" VALUES('easy-come',32,'2026-11-19T18:10:05.064536+00:00','{"kind":"moved","seat":0,"move":"keep 2 3","by":null,"person":"ada","id":"test-43"}');
INSERT INTO "log" VALUES('easy-come',33,'2026-11-19T18:10:05.147246+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-44"}');
INSERT INTO "log" VALUES('easy-come',34,'2026-11-19T18:10:05.202769+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":null,"person":"ben","id":"test-45"}');
INSERT INTO "log" VALUES('easy-come',35,'2026-11-19T18:10:05.242755+00:00','{"kind":"moved","seat":1,"move":"keep 4 5","by":null,"person":"ben","id":"test-46"}');
INSERT INTO "log" VALUES('easy-come',36,'2026-11-19T18:10:05.294789+00:00','{"kind":"moved","seat":1,"move":"keep 3","by":null,"person":"ben","id":"test-47"}');
INSERT INTO "log" VALUES('easy-come',37,'2026-11-19T18:10:05.346771+00:00','{"kind":"moved","seat":0,"move":"keep 1 3","by":null,"person":"ada","id":"test-48"}');
INSERT INTO "log" VALUES('easy-come',38,'2026-11-19T18:10:05.398745+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-49"}');
INSERT INTO "log" VALUES('easy-come',39,'2026-11-19T18:10:05.430733+00:00','{"kind":"moved","seat":0,"move":"claim 1","by":null,"person":"ada","id":"test-50"}');
INSERT INTO "log" VALUES('easy-come',40,'2026-11-19T18:10:05.494829+00:00','{"kind":"moved","seat":1,"move":"keep 3 5","by":null,"person":"ben","id":"test-51"}');
INSERT INTO "log" VALUES('easy-come',41,'2026-11-19T18:10:05.566771+00:00','{"kind":"moved","seat":1,"move":"claim 7","by":null,"person":"ben","id":"test-52"}');
INSERT INTO "log" VALUES('easy-come',42,'2026-11-19T18:10:05.593519+00:00','{"kind":"moved","seat":0,"move":"keep 0 5 5","by":null,"person":"ada","id":"test-53"}');
INSERT INTO "log" VALUES('easy-come',43,'2026-11-19T18:10:05.608362+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-54"}');
INSERT INTO "log" VALUES('easy-come',44,'2026-11-19T18:10:05.620003+00:00','{"kind":"moved","seat":1,"move":"keep 0 2 5 5","by":null,"person":"ben","id":"test-55"}');
INSERT INTO "log" VALUES('easy-come',45,'2026-11-19T18:10:05.646765+00:00','{"kind":"moved","seat":0,"move":"keep 2 2","by":null,"person":"ada","id":"test-56"}');
INSERT INTO "log" VALUES('easy-come',46,'2026-11-19T18:10:05.668547+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-57"}');
INSERT INTO "log" VALUES('easy-come',47,'2026-11-19T18:10:05.702600+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-58"}');
INSERT INTO "log" VALUES('easy-come',48,'2026-11-19T18:10:05.719010+00:00','{"kind":"moved","seat":1,"move":"keep 0 1 1 5","by":null,"person":"ben","id":"test-59"}');
INSERT INTO "log" VALUES('easy-come',49,'2026-11-19T18:10:05.735935+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-60"}');
INSERT INTO "log" VALUES('easy-come',50,'2026-11-19T18:10:05.754760+00:00','{"kind":"moved","seat":0,"move":"keep 0 2 2","by":null,"person":"ada","id":"test-61"}');
INSERT INTO "log" VALUES('easy-come',51,'2026-11-19T18:10:05.780003+00:00','{"kind":"moved","seat":1,"move":"keep 3","by":null,"person":"ben","id":"test-62"}');
INSERT INTO "log" VALUES('easy-come',52,'2026-11-19T18:10:05.801240+00:00','{"kind":"moved","seat":1,"move":"keep 3 3 3","by":null,"person":"ben","id":"test-63"}');
INSERT INTO "log" VALUES('easy-come',53,'2026-11-19T18:10:05.811867+00:00','{"kind":"moved","seat":0,"move":"keep 3 3","by":null,"person":"ada","id":"test-64"}');
INSERT INTO "log" VALUES('easy-come',54,'2026-11-19T18:10:05.823659+00:00','{"kind":"moved","seat":0,"move":"keep 1 4","by":null,"person":"ada","id":"test-65"}');
INSERT INTO "log" VALUES('easy-come',55,'2026-11-19T18:10:05.839933+00:00','{"kind":"moved","seat":1,"move":"keep 1 4","by":null,"person":"ben","id":"test-66"}');
INSERT INTO "log" VALUES('easy-come',56,'2026-11-19T18:10:05.847722+00:00','{"kind":"moved","seat":1,"move":"keep 5","by":null,"person":"ben","id":"test-67"}');
INSERT INTO "log" VALUES('easy-come',57,'2026-11-19T18:10:05.922776+00:00','{"kind":"moved","seat":1,"move":"claim 5","by":null,"person":"ben","id":"test-68"}');
INSERT INTO "log" VALUES('easy-come',58,'2026-11-19T18:10:05.980407+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-69"}');
INSERT INTO "log" VALUES('easy-come',59,'2026-11-19T18:10:06.035300+00:00','{"kind":"moved","seat":0,"move":"keep 0 5","by":null,"person":"ada","id":"test-70"}');
INSERT INTO "log" VALUES('easy-come',60,'2026-11-19T18:10:06.134853+00:00','{"kind":"moved","seat":0,"move":"keep 3","by":null,"person":"ada","id":"test-71"}');
INSERT INTO "log" VALUES('easy-come',61,'2026-11-19T18:10:06.192054+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":null,"person":"ben","id":"test-72"}');
INSERT INTO "log" VALUES('easy-come',62,'2026-11-19T18:10:06.208053+00:00','{"kind":"moved","seat":1,"move":"keep 5","by":null,"person":"ben","id":"test-73"}');
INSERT INTO "log" VALUES('easy-come',63,'2026-11-19T18:10:06.246577+00:00','{"kind":"moved","seat":1,"move":"keep 2 5","by":null,"person":"ben","id":"test-74"}');
INSERT INTO "log" VALUES('easy-come',64,'2026-11-19T18:10:06.291373+00:00','{"kind":"moved","seat":0,"move":"keep 0 0 5","by":null,"person":"ada","id":"test-75"}');
INSERT INTO "log" VALUES('easy-come',65,'2026-11-19T18:10:06.300365+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"test-76"}');
INSERT INTO "log" VALUES('easy-come',66,'2026-11-19T18:10:06.391302+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":null,"person":"ben","id":"test-77"}');
INSERT INTO "log" VALUES('easy-come',67,'2026-11-19T18:10:06.530756+00:00','{"kind":"moved","seat":1,"move":"keep 2 3","by":null,"person":"ben","id":"test-78"}');
INSERT INTO "log" VALUES('easy-come',68,'2026-11-19T18:10:06.558556+00:00','{"kind":"moved","seat":1,"move":"keep 4","by":null,"person":"ben","id":"test-79"}');
INSERT INTO "log" VALUES('easy-come',69,'2026-11-19T18:10:06.638749+00:00','{"kind":"moved","seat":0,"move":"keep 0 1 3","by":null,"person":"ada","id":"test-80"}');
INSERT INTO "log" VALUES('easy-come',70,'2026-11-19T18:10:06.670724+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"test-81"}');
INSERT INTO "log" VALUES('easy-come',71,'2026-11-19T18:10:06.707487+00:00','{"kind":"moved","seat":1,"move":"keep 0 4","by":null,"person":"ben","id":"test-82"}');
INSERT INTO "log" VALUES('easy-come',72,'2026-11-19T18:10:06.779415+00:00','{"kind":"moved","seat":1,"move":"keep 1 5","by":null,"person":"ben","id":"test-83"}');
INSERT INTO "log" VALUES('easy-come',73,'2026-11-19T18:10:06.820288+00:00','{"kind":"moved","seat":0,"move":"keep 3 4","by":null,"person":"ada","id":"test-84"}');
INSERT INTO "log" VALUES('easy-come',74,'2026-11-19T18:10:06.823368+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-85"}');
INSERT INTO "log" VALUES('easy-come',75,'2026-11-19T18:10:06.830735+00:00','{"kind":"moved","seat":0,"move":"keep 3","by":null,"person":"ada","id":"test-86"}');
INSERT INTO "log" VALUES('easy-come',76,'2026-11-19T18:10:06.839759+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":null,"person":"ben","id":"test-87"}');
INSERT INTO "log" VALUES('easy-come',77,'2026-11-19T18:10:06.847760+00:00','{"kind":"moved","seat":1,"move":"keep 0 1 1","by":null,"person":"ben","id":"test-88"}');
INSERT INTO "log" VALUES('easy-come',78,'2026-11-19T18:10:06.855664+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-89"}');
INSERT INTO "log" VALUES('easy-come',79,'2026-11-19T18:10:06.866681+00:00','{"kind":"moved","seat":0,"move":"keep 2 3","by":null,"person":"ada","id":"test-90"}');
INSERT INTO "log" VALUES('easy-come',80,'2026-11-19T18:10:06.879695+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-91"}');
INSERT INTO "log" VALUES('easy-come',81,'2026-11-19T18:10:06.886351+00:00','{"kind":"moved","seat":1,"move":"keep 0 2","by":null,"person":"ben","id":"test-92"}');
INSERT INTO "log" VALUES('easy-come',82,'2026-11-19T18:10:06.903720+00:00','{"kind":"moved","seat":1,"move":"keep 4","by":null,"person":"ben","id":"test-93"}');
INSERT INTO "log" VALUES('easy-come',83,'2026-11-19T18:10:06.911826+00:00','{"kind":"moved","seat":1,"move":"claim 4","by":null,"person":"ben","id":"test-94"}');
INSERT INTO "log" VALUES('easy-come',84,'2026-11-19T18:10:06.923585+00:00','{"kind":"moved","seat":0,"move":"keep 1 3","by":null,"person":"ada","id":"test-95"}');
INSERT INTO "log" VALUES('easy-come',85,'2026-11-19T18:10:06.931668+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"test-96"}');
INSERT INTO "log" VALUES('easy-come',86,'2026-11-19T18:10:06.939846+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-97"}');
INSERT INTO "log" VALUES('easy-come',87,'2026-11-19T18:10:06.947787+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-98"}');
INSERT INTO "log" VALUES('easy-come',88,'2026-11-19T18:10:06.955731+00:00','{"kind":"moved","seat":0,"move":"keep 1 5","by":null,"person":"ada","id":"test-99"}');
INSERT INTO "log" VALUES('easy-come',89,'2026-11-19T18:10:06.963641+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-100"}');
INSERT INTO "log" VALUES('all-or-nothing',1,'2026-11-19T18:10:06.986699+00:00','{"kind":"created","game":"all-or-nothing","players":3,"options":{"deals":1},"seats":["me","novice","open"],"name":"Ada","is_open":false,"bot_after":60,"clock":0,"invite":"ePFhj0FNqyHrV__QB7Tc3pMT","secret":"da1a7669712cd6a29821cc91ff43b29f165706a770a9b050dc1bb6b15b2405b3","rules":1,"is_first_game":false,"takeback":false,"asks_luck":true,"coach":false,"branch":null,"secret_past":null,"person":"ada","id":null}');
INSERT INTO "log" VALUES('all-or-nothing',2,'2026-11-19T18:10:07.005815+00:00','{"kind":"contributed","luck":"some luck","person":"ada","id":"luck-1"}');
INSERT INTO "log" VALUES('all-or-nothing',3,'2026-11-19T18:10:07.027657+00:00','{"kind":"sat","seat":2,"name":"Ben","luck":"ben","person":"ben","id":"test-101"}');
INSERT INTO "log" VALUES('all-or-nothing',4,'2026-11-19T18:10:07.091014+00:00','{"kind":"moved","seat":1,"move":"bid 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('all-or-nothing',5,'2026-11-19T18:10:07.095176+00:00','{"kind":"moved","seat":2,"move":"bid 3","by":null,"person":"ben","id":"test-102"}');
INSERT INTO "log" VALUES('all-or-nothing',6,'2026-11-19T18:10:07.119214+00:00','{"kind":"moved","seat":0,"move":"bid 3","by":null,"person":"ada","id":"test-103"}');
INSERT INTO "log" VALUES('all-or-nothing',7,'2026-11-19T18:10:08.423775+00:00','{"kind":"moved","seat":0,"move":"open","by":null,"person":"ada","id":"test-105"}');
INSERT INTO "log" VALUES('all-or-nothing',8,'2026-11-19T18:10:08.475695+00:00','{"kind":"moved","seat":1,"move":"open","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('all-or-nothing',9,'2026-11-19T18:10:08.512129+00:00','{"kind":"moved","seat":2,"move":"open","by":null,"person":"ben","id":"test-106"}');
INSERT INTO "log" VALUES('all-or-nothing',10,'2026-11-19T18:10:08.519882+00:00','{"kind":"moved","seat":0,"move":"play 4 1","by":null,"person":"ada","id":"test-107"}');
INSERT INTO "log" VALUES('all-or-nothing',11,'2026-11-19T18:10:08.531014+00:00','{"kind":"moved","seat":1,"move":"play 4 6","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('all-or-nothing',12,'2026-11-19T18:10:08.595336+00:00','{"kind":"moved","seat":2,"move":"play 4 12","by":null,"person":"ben","id":"test-108"}');
INSERT INTO "log" VALUES('all-or-nothing',13,'2026-11-19T18:10:08.615436+00:00','{"kind":"moved","seat":2,"move":"play 2 5","by":null,"person":"ben","id":"test-109"}');
INSERT INTO "log" VALUES('all-or-nothing',14,'2026-11-19T18:10:08.639136+00:00','{"kind":"moved","seat":0,"move":"play 2 9","by":null,"person":"ada","id":"test-110"}');
INSERT INTO "log" VALUES('all-or-nothing',15,'2026-11-19T18:10:08.641184+00:00','{"kind":"moved","seat":1,"move":"play 2 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('all-or-nothing',16,'2026-11-19T18:10:08.663359+00:00','{"kind":"moved","seat":0,"move":"play 4 10","by":null,"person":"ada","id":"test-111"}');
INSERT INTO "log" VALUES('all-or-nothing',17,'2026-11-19T18:10:08.683069+00:00','{"kind":"moved","seat":1,"move":"play 1 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('all-or-nothing',18,'2026-11-19T18:10:08.770615+00:00','{"kind":"moved","seat":2,"move":"play 1 8","by":null,"person":"ben","id":"test-112"}');
INSERT INTO "log" VALUES('all-or-nothing',19,'2026-11-19T18:10:08.867009+00:00','{"kind":"moved","seat":2,"move":"play 1 3","by":null,"person":"ben","id":"test-113"}');
INSERT INTO "log" VALUES('all-or-nothing',20,'2026-11-19T18:10:08.931149+00:00','{"kind":"moved","seat":0,"move":"play 1 10","by":null,"person":"ada","id":"test-114"}');
INSERT INTO "log" VALUES('all-or-nothing',21,'2026-11-19T18:10:08.963463+00:00','{"kind":"moved","seat":1,"move":"play 1 9","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('all-or-nothing',22,'2026-11-19T18:10:08.972993+00:00','{"kind":"moved","seat":0,"move":"play 4 3","by":null,"person":"ada","id":"test-115"}');
INSERT INTO "log" VALUES('all-or-nothing',23,'2026-11-19T18:10:08.977911+00:00','{"kind":"moved","seat":1,"move":"play 1 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('all-or-nothing',24,'2026-11-19T18:10:08.992093+00:00','{"kind":"moved","seat":2,"move":"play 3 4","by":null,"person":"ben","id":"test-116"}');
INSERT INTO "log" VALUES('all-or-nothing',25,'2026-11-19T18:10:09.011285+00:00','{"kind":"moved","seat":1,"move":"play 3 9","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('all-or-nothing',26,'2026-11-19T18:10:09.019758+00:00','{"kind":"moved","seat":2,"move":"play 3 1","by":null,"person":"ben","id":"test-117"}');
INSERT INTO "log" VALUES('all-or-nothing',27,'2026-11-19T18:10:09.031776+00:00','{"kind":"moved","seat":0,"move":"play 2 4","by":null,"person":"ada","id":"test-118"}');
INSERT INTO "log" VALUES('royale',1,'2026-11-19T18:10:09.069715+00:00','{"kind":"created","game":"royale","players":2,"options":{"rounds":1,"boards":1},"seats":["me","novice"],"name":"Ada","is_open":false,"bot_after":60,"clock":0,"invite":"n4yp7VOUS2C9WXtQCn_63Gj1","secret":"b53d27bf2a49c447ed84588746dbe333b2422867754b2122b3ccc29f9962026e","rules":2,"is_first_game":false,"takeback":false,"asks_luck":true,"coach":false,"branch":null,"secret_past":null,"person":"ada","id":null}');
INSERT INTO "log" VALUES('royale',2,'2026-11-19T18:10:09.100617+00:00','{"kind":"contributed","luck":"some luck","person":"ada","id":"luck-1"}');
INSERT INTO "log" VALUES('royale',3,'2026-11-19T18:10:09.129866+00:00','{"kind":"moved","seat":1,"move":"place 1","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('royale',4,'2026-11-19T18:10:09.143344+00:00','{"kind":"moved","seat":1,"move":"put small 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('royale',5,'2026-11-19T18:10:09.159964+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"test-119"}');
INSERT INTO "log" VALUES('royale',6,'2026-11-19T18:10:09.167833+00:00','{"kind":"moved","seat":1,"move":"place 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('royale',7,'2026-11-19T18:10:09.175772+00:00','{"kind":"moved","seat":0,"move":"place 3","by":null,"person":"ada","id":"test-120"}');
INSERT INTO "log" VALUES('royale',8,'2026-11-19T18:10:09.185041+00:00','{"kind":"moved","seat":1,"move":"place 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('royale',9,'2026-11-19T18:10:09.191797+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"test-121"}');
INSERT INTO "log" VALUES('royale',10,'2026-11-19T18:10:09.207095+00:00','{"kind":"moved","seat":0,"move":"put small 3","by":null,"person":"ada","id":"test-122"}');
INSERT INTO "log" VALUES('royale',11,'2026-11-19T18:10:09.215858+00:00','{"kind":"moved","seat":1,"move":"place 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('royale',12,'2026-11-19T18:10:09.227866+00:00','{"kind":"moved","seat":0,"move":"pass","by":null,"person":"ada","id":"test-123"}');
INSERT INTO "log" VALUES('royale',13,'2026-11-19T18:10:09.231581+00:00','{"kind":"moved","seat":1,"move":"pass","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('royale',14,'2026-11-19T18:10:09.236316+00:00','{"kind":"moved","seat":0,"move":"pass","by":null,"person":"ada","id":"test-124"}');
INSERT INTO "log" VALUES('royale',15,'2026-11-19T18:10:09.239304+00:00','{"kind":"moved","seat":1,"move":"place 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('royale',16,'2026-11-19T18:10:09.241766+00:00','{"kind":"moved","seat":0,"move":"place 3","by":null,"person":"ada","id":"test-125"}');
INSERT INTO "log" VALUES('resigned',1,'2026-11-19T18:10:09.253033+00:00','{"kind":"created","game":"las-vegas","players":2,"options":{"rounds":1},"seats":["me","open"],"name":"Ada","is_open":false,"bot_after":60,"clock":0,"invite":"3eMZKn_ufhR1Q6teivvgzm29","secret":"07f99242dd9eccd40879c16c4fd917e48f61840747bec478348c57e402f8b257","rules":2,"is_first_game":false,"takeback":false,"asks_luck":true,"coach":false,"branch":null,"secret_past":null,"person":"ada","id":null}');
INSERT INTO "log" VALUES('resigned',2,'2026-11-19T18:10:09.260491+00:00','{"kind":"contributed","luck":"some luck","person":"ada","id":"luck-1"}');
INSERT INTO "log" VALUES('resigned',3,'2026-11-19T18:10:09.270924+00:00','{"kind":"sat","seat":1,"name":"Ben","luck":"ben","person":"ben","id":"test-126"}');
INSERT INTO "log" VALUES('resigned',4,'2026-11-19T18:10:09.276791+00:00','{"kind":"resigned","seat":1,"name":"Ben","bot":"regular","person":"ben","id":"test-127"}');
INSERT INTO "log" VALUES('resigned',5,'2026-11-19T18:10:09.281809+00:00','{"kind":"moved","seat":1,"move":"place 5","by":"regular","person":null,"id":null}');
INSERT INTO "log" VALUES('resigned',6,'2026-11-19T18:10:09.284355+00:00','{"kind":"moved","seat":0,"move":"place 3","by":null,"person":"ada","id":"test-128"}');
INSERT INTO "log" VALUES('resigned',7,'2026-11-19T18:10:09.287206+00:00','{"kind":"moved","seat":1,"move":"place 4","by":"regular","person":null,"id":null}');
INSERT INTO "log" VALUES('resigned',8,'2026-11-19T18:10:09.290296+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"test-129"}');
INSERT INTO "log" VALUES('resigned',9,'2026-11-19T18:10:09.292802+00:00','{"kind":"moved","seat":1,"move":"place 2","by":"regular","person":null,"id":null}');
INSERT INTO "log" VALUES('resigned',10,'2026-11-19T18:10:09.295109+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"test-130"}');
INSERT INTO "log" VALUES('resigned',11,'2026-11-19T18:10:09.296989+00:00','{"kind":"moved","seat":1,"move":"place 3","by":"regular","person":null,"id":null}');
INSERT INTO "log" VALUES('resigned',12,'2026-11-19T18:10:09.298700+00:00','{"kind":"moved","seat":0,"move":"place 6","by":null,"person":"ada","id":"test-131"}');
INSERT INTO "log" VALUES('resigned',13,'2026-11-19T18:10:09.300471+00:00','{"kind":"moved","seat":1,"move":"place 1","by":"regular","person":null,"id":null}');
INSERT INTO "log" VALUES('resigned',14,'2026-11-19T18:10:09.301880+00:00','{"kind":"moved","seat":0,"move":"place 5","by":null,"person":"ada","id":"test-132"}');
INSERT INTO "log" VALUES('resigned',15,'2026-11-19T18:10:09.303524+00:00','{"kind":"moved","seat":0,"move":"place 1","by":null,"person":"ada","id":"test-133"}');
INSERT INTO "log" VALUES('first',1,'2026-11-19T18:10:09.309353+00:00','{"kind":"created","game":"easy-come","players":2,"options":{"first":0},"seats":["me","novice"],"name":"Ada","is_open":false,"bot_after":0,"clock":0,"invite":"-Rxuwd8Ht0NXZOR4PZ54Gl6K","secret":"1bab37b073c25505af0842e41080b38b45fe49c670e723080eab37af384efc21","rules":2,"is_first_game":true,"takeback":false,"asks_luck":false,"coach":false,"branch":null,"secret_past":null,"person":"ada","id":null}');
INSERT INTO "log" VALUES('first',2,'2026-11-19T18:10:09.316091+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-134"}');
INSERT INTO "log" VALUES('first',3,'2026-11-19T18:10:09.317595+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-135"}');
INSERT INTO "log" VALUES('first',4,'2026-11-19T18:10:09.318971+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"test-136"}');
INSERT INTO "log" VALUES('first',5,'2026-11-19T18:10:09.320424+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-137"}');
INSERT INTO "log" VALUES('first',6,'2026-11-19T18:10:09.321893+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',7,'2026-11-19T18:10:09.323284+00:00','{"kind":"moved","seat":1,"move":"keep 1","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',8,'2026-11-19T18:10:09.324589+00:00','{"kind":"moved","seat":1,"move":"keep 1 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',9,'2026-11-19T18:10:09.326012+00:00','{"kind":"moved","seat":0,"move":"keep 2 4","by":null,"person":"ada","id":"test-138"}');
INSERT INTO "log" VALUES('first',10,'2026-11-19T18:10:09.327450+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"test-139"}');
INSERT INTO "log" VALUES('first',11,'2026-11-19T18:10:09.328757+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-140"}');
INSERT INTO "log" VALUES('first',12,'2026-11-19T18:10:09.330203+00:00','{"kind":"moved","seat":1,"move":"keep 1 2 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',13,'2026-11-19T18:10:09.335561+00:00','{"kind":"moved","seat":1,"move":"keep 1","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',14,'2026-11-19T18:10:09.339568+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-141"}');
INSERT INTO "log" VALUES('first',15,'2026-11-19T18:10:09.341010+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-142"}');
INSERT INTO "log" VALUES('first',16,'2026-11-19T18:10:09.342413+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-143"}');
INSERT INTO "log" VALUES('first',17,'2026-11-19T18:10:09.343838+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-144"}');
INSERT INTO "log" VALUES('first',18,'2026-11-19T18:10:09.347702+00:00','{"kind":"moved","seat":1,"move":"keep 1 2 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',19,'2026-11-19T18:10:09.349254+00:00','{"kind":"moved","seat":1,"move":"keep 1","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',20,'2026-11-19T18:10:09.494819+00:00','{"kind":"moved","seat":0,"move":"keep 3 4 5","by":null,"person":"ada","id":"test-145"}');
INSERT INTO "log" VALUES('first',21,'2026-11-19T18:10:09.542797+00:00','{"kind":"moved","seat":0,"move":"claim 5","by":null,"person":"ada","id":"test-146"}');
INSERT INTO "log" VALUES('first',22,'2026-11-19T18:10:09.584130+00:00','{"kind":"moved","seat":1,"move":"keep 1 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',23,'2026-11-19T18:10:09.622961+00:00','{"kind":"moved","seat":1,"move":"keep 2 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',24,'2026-11-19T18:10:09.646785+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-147"}');
INSERT INTO "log" VALUES('first',25,'2026-11-19T18:10:09.664052+00:00','{"kind":"moved","seat":0,"move":"keep 0 3","by":null,"person":"ada","id":"test-148"}');
INSERT INTO "log" VALUES('first',26,'2026-11-19T18:10:09.667910+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-149"}');
INSERT INTO "log" VALUES('first',27,'2026-11-19T18:10:09.671573+00:00','{"kind":"moved","seat":1,"move":"keep 2 2 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',28,'2026-11-19T18:10:09.673162+00:00','{"kind":"moved","seat":1,"move":"claim 1","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',29,'2026-11-19T18:10:09.683957+00:00','{"kind":"moved","seat":0,"move":"keep 1 3 5","by":null,"person":"ada","id":"test-150"}');
INSERT INTO "log" VALUES('first',30,'2026-11-19T18:10:09.695603+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-151"}');
INSERT INTO "log" VALUES('first',31,'2026-11-19T18:10:09.714936+00:00','{"kind":"moved","seat":1,"move":"keep 1 3","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',32,'2026-11-19T18:10:09.731575+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',33,'2026-11-19T18:10:09.743361+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',34,'2026-11-19T18:10:09.759183+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-152"}');
INSERT INTO "log" VALUES('first',35,'2026-11-19T18:10:09.771734+00:00','{"kind":"moved","seat":0,"move":"keep 1 4 5","by":null,"person":"ada","id":"test-153"}');
INSERT INTO "log" VALUES('first',36,'2026-11-19T18:10:09.783496+00:00','{"kind":"moved","seat":1,"move":"keep 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',37,'2026-11-19T18:10:09.795592+00:00','{"kind":"moved","seat":1,"move":"keep 0 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',38,'2026-11-19T18:10:09.803591+00:00','{"kind":"moved","seat":1,"move":"keep 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',39,'2026-11-19T18:10:09.811718+00:00','{"kind":"moved","seat":0,"move":"keep 0 2","by":null,"person":"ada","id":"test-154"}');
INSERT INTO "log" VALUES('first',40,'2026-11-19T18:10:09.831738+00:00','{"kind":"moved","seat":0,"move":"keep 1 3","by":null,"person":"ada","id":"test-155"}');
INSERT INTO "log" VALUES('first',41,'2026-11-19T18:10:09.843664+00:00','{"kind":"moved","seat":1,"move":"keep 0 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',42,'2026-11-19T18:10:09.859596+00:00','{"kind":"moved","seat":1,"move":"keep 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',43,'2026-11-19T18:10:09.867428+00:00','{"kind":"moved","seat":1,"move":"keep 3","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',44,'2026-11-19T18:10:09.874742+00:00','{"kind":"moved","seat":0,"move":"keep 2 4 5","by":null,"person":"ada","id":"test-156"}');
INSERT INTO "log" VALUES('first',45,'2026-11-19T18:10:09.883576+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-157"}');
INSERT INTO "log" VALUES('first',46,'2026-11-19T18:10:09.893388+00:00','{"kind":"moved","seat":1,"move":"keep 1 2 2 3","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',47,'2026-11-19T18:10:09.907807+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-158"}');
INSERT INTO "log" VALUES('first',48,'2026-11-19T18:10:09.915651+00:00','{"kind":"moved","seat":0,"move":"keep 1 3","by":null,"person":"ada","id":"test-159"}');
INSERT INTO "log" VALUES('first',49,'2026-11-19T18:10:09.923711+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"test-160"}');
INSERT INTO "log" VALUES('first',50,'2026-11-19T18:10:09.935698+00:00','{"kind":"moved","seat":1,"move":"keep 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',51,'2026-11-19T18:10:09.943604+00:00','{"kind":"moved","seat":1,"move":"keep 3 3","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',52,'2026-11-19T18:10:09.951578+00:00','{"kind":"moved","seat":1,"move":"keep 1","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',53,'2026-11-19T18:10:09.960399+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-161"}');
INSERT INTO "log" VALUES('first',54,'2026-11-19T18:10:09.971660+00:00','{"kind":"moved","seat":0,"move":"keep 0 5","by":null,"person":"ada","id":"test-162"}');
INSERT INTO "log" VALUES('first',55,'2026-11-19T18:10:09.983607+00:00','{"kind":"moved","seat":0,"move":"keep 3","by":null,"person":"ada","id":"test-163"}');
INSERT INTO "log" VALUES('first',56,'2026-11-19T18:10:09.991657+00:00','{"kind":"moved","seat":1,"move":"keep 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',57,'2026-11-19T18:10:09.999680+00:00','{"kind":"moved","seat":1,"move":"keep 0 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',58,'2026-11-19T18:10:10.007656+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',59,'2026-11-19T18:10:10.015769+00:00','{"kind":"moved","seat":0,"move":"keep 0 2 5","by":null,"person":"ada","id":"test-164"}');
INSERT INTO "log" VALUES('first',60,'2026-11-19T18:10:10.023630+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-165"}');
INSERT INTO "log" VALUES('first',61,'2026-11-19T18:10:10.035570+00:00','{"kind":"moved","seat":1,"move":"keep 3 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',62,'2026-11-19T18:10:10.043699+00:00','{"kind":"moved","seat":1,"move":"keep 3 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',63,'2026-11-19T18:10:10.051783+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-166"}');
INSERT INTO "log" VALUES('first',64,'2026-11-19T18:10:10.071688+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-167"}');
INSERT INTO "log" VALUES('first',65,'2026-11-19T18:10:10.078295+00:00','{"kind":"moved","seat":0,"move":"keep 4","by":null,"person":"ada","id":"test-168"}');
INSERT INTO "log" VALUES('first',66,'2026-11-19T18:10:10.087692+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-169"}');
INSERT INTO "log" VALUES('first',67,'2026-11-19T18:10:10.095409+00:00','{"kind":"moved","seat":1,"move":"claim 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',68,'2026-11-19T18:10:10.103751+00:00','{"kind":"moved","seat":0,"move":"keep 2 4","by":null,"person":"ada","id":"test-170"}');
INSERT INTO "log" VALUES('first',69,'2026-11-19T18:10:10.115814+00:00','{"kind":"moved","seat":0,"move":"keep 1 2","by":null,"person":"ada","id":"test-171"}');
INSERT INTO "log" VALUES('first',70,'2026-11-19T18:10:10.123667+00:00','{"kind":"moved","seat":1,"move":"keep 4 5","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',71,'2026-11-19T18:10:10.131398+00:00','{"kind":"moved","seat":1,"move":"keep 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',72,'2026-11-19T18:10:10.139398+00:00','{"kind":"moved","seat":1,"move":"keep 0","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',73,'2026-11-19T18:10:10.151638+00:00','{"kind":"moved","seat":0,"move":"keep 2 2","by":null,"person":"ada","id":"test-172"}');
INSERT INTO "log" VALUES('first',74,'2026-11-19T18:10:10.198145+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-173"}');
INSERT INTO "log" VALUES('first',75,'2026-11-19T18:10:10.222861+00:00','{"kind":"moved","seat":0,"move":"keep 3","by":null,"person":"ada","id":"test-174"}');
INSERT INTO "log" VALUES('first',76,'2026-11-19T18:10:10.295012+00:00','{"kind":"moved","seat":1,"move":"keep 1 1 4 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',77,'2026-11-19T18:10:10.322897+00:00','{"kind":"moved","seat":0,"move":"keep 3","by":null,"person":"ada","id":"test-175"}');
INSERT INTO "log" VALUES('first',78,'2026-11-19T18:10:10.375243+00:00','{"kind":"moved","seat":0,"move":"keep 2 5","by":null,"person":"ada","id":"test-176"}');
INSERT INTO "log" VALUES('first',79,'2026-11-19T18:10:10.454711+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-177"}');
INSERT INTO "log" VALUES('first',80,'2026-11-19T18:10:10.495105+00:00','{"kind":"moved","seat":1,"move":"keep 3 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',81,'2026-11-19T18:10:10.576249+00:00','{"kind":"moved","seat":1,"move":"keep 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',82,'2026-11-19T18:10:10.638694+00:00','{"kind":"moved","seat":1,"move":"keep 2","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',83,'2026-11-19T18:10:10.719156+00:00','{"kind":"moved","seat":0,"move":"keep 2 3","by":null,"person":"ada","id":"test-178"}');
INSERT INTO "log" VALUES('first',84,'2026-11-19T18:10:10.786921+00:00','{"kind":"moved","seat":0,"move":"keep 0 4","by":null,"person":"ada","id":"test-179"}');
INSERT INTO "log" VALUES('first',85,'2026-11-19T18:10:10.886721+00:00','{"kind":"moved","seat":1,"move":"keep 2 2 3 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',86,'2026-11-19T18:10:10.934885+00:00','{"kind":"moved","seat":0,"move":"keep 1","by":null,"person":"ada","id":"test-180"}');
INSERT INTO "log" VALUES('first',87,'2026-11-19T18:10:10.978787+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-181"}');
INSERT INTO "log" VALUES('first',88,'2026-11-19T18:10:11.028300+00:00','{"kind":"moved","seat":0,"move":"keep 0 0","by":null,"person":"ada","id":"test-182"}');
INSERT INTO "log" VALUES('first',89,'2026-11-19T18:10:11.062808+00:00','{"kind":"moved","seat":1,"move":"keep 1 2 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',90,'2026-11-19T18:10:11.094780+00:00','{"kind":"moved","seat":1,"move":"claim 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('first',91,'2026-11-19T18:10:11.099866+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-183"}');
INSERT INTO "log" VALUES('first',92,'2026-11-19T18:10:11.107105+00:00','{"kind":"moved","seat":0,"move":"keep 2","by":null,"person":"ada","id":"test-184"}');
INSERT INTO "log" VALUES('first',93,'2026-11-19T18:10:11.118670+00:00','{"kind":"moved","seat":0,"move":"keep 3 5","by":null,"person":"ada","id":"test-185"}');
INSERT INTO "log" VALUES('first',94,'2026-11-19T18:10:11.120328+00:00','{"kind":"moved","seat":0,"move":"keep 0 2","by":null,"person":"ada","id":"test-186"}');
INSERT INTO "log" VALUES('first',95,'2026-11-19T18:10:11.146704+00:00','{"kind":"moved","seat":0,"move":"keep 0","by":null,"person":"ada","id":"test-187"}');
INSERT INTO "log" VALUES('first',96,'2026-11-19T18:10:11.160044+00:00','{"kind":"moved","seat":0,"move":"keep 5","by":null,"person":"ada","id":"test-188"}');
INSERT INTO "log" VALUES('running',1,'2026-11-19T18:10:11.207514+00:00','{"kind":"created","game":"las-vegas","players":2,"options":{"rounds":1,"first":0},"seats":["me","open"],"name":"Ada","is_open":false,"bot_after":60,"clock":0,"invite":"ph5K_2nDsPDy1UvwrOF_DAF9","secret":"cd2e0297b0cdc0eef23087961e5953344fae5ddc676215cd0b8cc7a28e3e5150","rules":2,"is_first_game":false,"takeback":false,"asks_luck":true,"coach":false,"branch":null,"secret_past":null,"person":"ada","id":null}');
INSERT INTO "log" VALUES('running',2,'2026-11-19T18:10:11.295141+00:00','{"kind":"contributed","luck":"some luck","person":"ada","id":"luck-1"}');
INSERT INTO "log" VALUES('running',3,'2026-11-19T18:10:11.613970+00:00','{"kind":"sat","seat":1,"name":"Ben","luck":"ben","person":"ben","id":"test-189"}');
INSERT INTO "log" VALUES('running',4,'2026-11-19T18:10:11.708470+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"test-190"}');
INSERT INTO "log" VALUES('branch',1,'2026-11-19T18:10:11.847475+00:00','{"kind":"created","game":"las-vegas","players":2,"options":{"neutral_dice":false,"rounds":1,"minimum":50,"first":null,"open_money":false,"printing":"first"},"seats":["me","novice"],"name":"Ada","is_open":false,"bot_after":0,"clock":0,"invite":"CNFiKHWjDih82UvyA8hL9yJM","secret":"2bc7fc05d1990876662bab37ee879de7fe7c47e12c52b9dd64b8bc062777ae86","rules":2,"is_first_game":false,"takeback":false,"asks_luck":true,"coach":false,"branch":{"table":"las-vegas","game":1,"at":2},"secret_past":{"format":"flambeur-record-1","set_up":{"game":"las-vegas","rules":2,"players":2,"options":{"neutral_dice":false,"rounds":1,"minimum":50,"first":null,"open_money":false,"printing":"first"},"check":"d3abc32a1a73"},"chance":{"commitment":"c8e2fb69e1ab3133a48aec1422dd678e568720a22beba75f58bf5e70ba09d8b6","secret":"0305bd66493c026d57b7896b5d579e016c0691ac44b6e0fa2c8ebeaa29e0cf2a","contributions":["some luck","guest 1"],"check":"886996263339"},"opening":"12a5b314dd0b","moves":[{"seat":1,"move":"place 6","check":"68413bf4232a"},{"seat":0,"move":"place 2","check":"4c6bc78bfaa9"}],"end":null},"person":"ada","id":null}');
INSERT INTO "log" VALUES('branch',2,'2026-11-19T18:10:12.045621+00:00','{"kind":"contributed","luck":"some luck","person":"ada","id":"test-191"}');
INSERT INTO "log" VALUES('branch',3,'2026-11-19T18:10:12.118688+00:00','{"kind":"moved","seat":1,"move":"place 3","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('branch',4,'2026-11-19T18:10:12.182882+00:00','{"kind":"moved","seat":0,"move":"place 6","by":null,"person":"ada","id":"test-192"}');
INSERT INTO "log" VALUES('branch',5,'2026-11-19T18:10:12.290707+00:00','{"kind":"moved","seat":1,"move":"place 1","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('branch',6,'2026-11-19T18:10:12.410820+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"test-193"}');
INSERT INTO "log" VALUES('branch',7,'2026-11-19T18:10:12.433752+00:00','{"kind":"moved","seat":1,"move":"place 4","by":"novice","person":null,"id":null}');
INSERT INTO "log" VALUES('branch',8,'2026-11-19T18:10:12.534781+00:00','{"kind":"moved","seat":0,"move":"place 3","by":null,"person":"ada","id":"test-194"}');
INSERT INTO "log" VALUES('branch',9,'2026-11-19T18:10:12.598835+00:00','{"kind":"moved","seat":0,"move":"place 2","by":null,"person":"ada","id":"test-195"}');
CREATE TABLE people (
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	lang VARCHAR(8), 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES('ada','Ada','en');
INSERT INTO "people" VALUES('ben','Ben','fr');
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE sitting (
	person VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (person, "table")
);
INSERT INTO "sitting" VALUES('ada','las-vegas',0.0);
INSERT INTO "sitting" VALUES('ben','las-vegas',0.0);
INSERT INTO "sitting" VALUES('ada','easy-come',0.0);
INSERT INTO "sitting" VALUES('ben','easy-come',0.0);
INSERT INTO "sitting" VALUES('ada','all-or-nothing',0.0);
INSERT INTO "sitting" VALUES('ben','all-or-nothing',0.0);
INSERT INTO "sitting" VALUES('ada','royale',0.0);
INSERT INTO "sitting" VALUES('ada','resigned',0.0);
INSERT INTO "sitting" VALUES('ben','resigned',0.0);
INSERT INTO "sitting" VALUES('ada','first',0.0);
INSERT INTO "sitting" VALUES('ada','running',0.0);
INSERT INTO "sitting" VALUES('ben','running',0.0);
INSERT INTO "sitting" VALUES('ada','branch',0.0);
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
	changed VARCHAR(32) NOT NULL, game VARCHAR(32) DEFAULT '' NOT NULL, names TEXT DEFAULT '' NOT NULL, number INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "tables" VALUES('las-vegas',1,'over','2026-11-19T18:10:04.227132+00:00','las-vegas','ada
ben',15);
INSERT INTO "tables" VALUES('easy-come',0,'over','2026-11-19T18:10:06.974732+00:00','easy-come','ada
ben',89);
INSERT INTO "tables" VALUES('all-or-nothing',0,'over','2026-11-19T18:10:09.051082+00:00','all-or-nothing','ada
ben',27);
INSERT INTO "tables" VALUES('royale',0,'over','2026-11-19T18:10:09.245005+00:00','royale','ada',16);
INSERT INTO "tables" VALUES('resigned',0,'over','2026-11-19T18:10:09.305257+00:00','las-vegas','ada
ben',15);
INSERT INTO "tables" VALUES('first',0,'over','2026-11-19T18:10:11.170708+00:00','easy-come','ada',96);
INSERT INTO "tables" VALUES('running',0,'playing','2026-11-19T18:10:11.682897+00:00','las-vegas','ada
ben',3);
INSERT INTO "tables" VALUES('branch',0,'over','2026-11-19T18:10:12.610723+00:00','las-vegas','ada',9);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX subscriptions_by_person ON subscriptions (person);
COMMIT;
