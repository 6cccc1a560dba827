-- A class takes place from so many people, decided so many hours before it begins.
ALTER TABLE "coach_classes" ADD COLUMN "minimum" INTEGER, ADD COLUMN "decide_hours" INTEGER;
ALTER TABLE "coach_classes" ADD CONSTRAINT "coach_classes_minimum" CHECK (
  ("minimum" IS NULL) = ("decide_hours" IS NULL) AND "minimum" BETWEEN 2 AND "group_size"
  AND "decide_hours" BETWEEN 1 AND 168) NOT VALID;
ALTER TABLE "class_sessions" ADD COLUMN "minimum" INTEGER, ADD COLUMN "decide_hours" INTEGER,
  ADD COLUMN "kept_on" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "class_sessions" ADD CONSTRAINT "class_sessions_minimum" CHECK (
  ("minimum" IS NULL) = ("decide_hours" IS NULL) AND "minimum" BETWEEN 2 AND "places"
  AND "decide_hours" BETWEEN 1 AND 168) NOT VALID;

-- Who came, as the coach noted it.
ALTER TABLE "class_participants" ADD COLUMN "came" BOOLEAN NOT NULL DEFAULT false;
