-- What a person is told of: one sport (around a named area, else the person's own place), venue, person or group.
CREATE TABLE "follows" (
  "id" SERIAL PRIMARY KEY,
  "user_id" INTEGER NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "sport_id" INTEGER REFERENCES "sports"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "venue_id" INTEGER REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "person_id" INTEGER REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "group_id" INTEGER REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "area" TEXT,
  "latitude" DOUBLE PRECISION,
  "longitude" DOUBLE PRECISION,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "follows_one_thing" CHECK (num_nonnulls("sport_id", "venue_id", "person_id", "group_id") = 1),
  CONSTRAINT "follows_area_of_sport" CHECK (num_nonnulls("area", "latitude", "longitude") = 0
    OR num_nonnulls("area", "latitude", "longitude", "sport_id") = 4 AND char_length("area") BETWEEN 1 AND 160),
  CONSTRAINT "follows_not_oneself" CHECK ("person_id" <> "user_id")
);
CREATE UNIQUE INDEX "follows_once" ON "follows"("user_id", "sport_id", "venue_id", "person_id", "group_id", "area") NULLS NOT DISTINCT;
CREATE INDEX "follows_sport_id_idx" ON "follows"("sport_id");
CREATE INDEX "follows_venue_id_idx" ON "follows"("venue_id");
CREATE INDEX "follows_person_id_idx" ON "follows"("person_id");
CREATE INDEX "follows_group_id_idx" ON "follows"("group_id");

-- One notification for each person and local day, and one letter for each week (by its Monday): the key holds it.
CREATE TYPE "follow_notice_kind" AS ENUM ('day', 'week');
CREATE TABLE "follow_notices" (
  "user_id" INTEGER NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" "follow_notice_kind" NOT NULL,
  "day" DATE NOT NULL,
  "game_ids" INTEGER[] NOT NULL DEFAULT '{}',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("user_id", "kind", "day")
);
