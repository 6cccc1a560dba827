-- The places that the product knows without the internet. scripts/load-places.mjs fills the table after the migrations.
CREATE EXTENSION IF NOT EXISTS "fuzzystrmatch";

CREATE TABLE "places" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "area" TEXT,
    "city" TEXT NOT NULL,
    "province" TEXT,
    "country_code" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "population" INTEGER NOT NULL,
    "keys" TEXT[] NOT NULL,
    "listed_keys" TEXT[] NOT NULL,
    "names" TEXT NOT NULL GENERATED ALWAYS AS (E'\n' || "list_text"("keys") || E'\n') STORED,
    "g3" cube GENERATED ALWAYS AS ("geo_point"("latitude", "longitude")) STORED,

    CONSTRAINT "places_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "places_position_key" ON "places"("position");
CREATE INDEX "places_g3_idx" ON "places" USING GIST ("g3");
CREATE INDEX "places_keys_idx" ON "places" USING GIN ("keys");
CREATE INDEX "places_names_idx" ON "places" USING GIN ("names" gin_trgm_ops);

CREATE INDEX "places_area_idx" ON "places" ("country_code", "city") WHERE "area" IS NOT NULL;

-- What a mistyped name is compared with: all listed names, then those of big cities with the same first letter.
CREATE INDEX "places_listed_idx" ON "places" ("position") WHERE "listed_keys" <> '{}';
CREATE INDEX "places_big_idx" ON "places" (left("keys"[1], 1)) WHERE "population" >= 100000;

-- Trigrams have only ASCII letters in the C locale: what is typed in other scripts is looked for among these few instead.
CREATE INDEX "places_other_letters_idx" ON "places" ("position") WHERE octet_length("names") > length("names");

-- The mistakes between what was typed and the nearest of the names: letters changed, added, left out or swapped with a neighbour.
-- Null beyond "most". A name of which only the beginning was typed has half a mistake more, so that a whole name comes first.
-- levenshtein() counts a swap as two mistakes, so each swap of what was typed is tried; of several swaps one counts once.
-- A set of one row, because Postgres inlines only those into a statement. OFFSET 0 keeps "rough" from being computed twice. LIMIT
-- tells the planner that words are short: it would expect enough work to compile the statement first, which takes far longer.
CREATE FUNCTION "name_mistakes"("typed" text[], "most" integer[], "names" text[]) RETURNS TABLE ("mistakes" double precision)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT (min(least(rough, swapped) + unfinished) FILTER (WHERE least(rough, swapped) <= allowed))::double precision
  FROM unnest("typed", "most") AS t (given, allowed)
  CROSS JOIN unnest("names") AS n (name)
  CROSS JOIN LATERAL (VALUES (name, 0), (left(name, length(given)), 0.5)) AS w (word, unfinished)
  CROSS JOIN LATERAL (SELECT levenshtein_less_equal(given, word, allowed + 1) AS rough OFFSET 0) AS l
  CROSS JOIN LATERAL (
    SELECT 1 + min(levenshtein_less_equal(overlay(given PLACING reverse(substr(given, i, 2)) FROM i FOR 2), word, allowed)) AS swapped
    FROM (SELECT i FROM generate_series(1, length(given) - 1) AS i LIMIT 100) AS swaps WHERE rough > 1) AS s
  WHERE rough <= allowed + 1;
END;
