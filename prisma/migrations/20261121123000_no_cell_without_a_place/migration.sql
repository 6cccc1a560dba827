-- least() and greatest() pass over nulls, so a person without a place got the cell of the South Pole: never shown to anybody
-- (they are not discoverable), but taken for their own place when they searched.
CREATE OR REPLACE FUNCTION "geo_cell_lat"("lat" double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN "lat" IS NULL THEN NULL ELSE
    (least(9999, greatest(-10000, floor("lat" / 0.009::double precision))) + 0.5) * 0.009::double precision END;

CREATE OR REPLACE FUNCTION "geo_cell_lng"("lat" double precision, "lng" double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN "lat" IS NULL OR "lng" IS NULL THEN NULL ELSE
    -180 + (least("geo_cell_columns"("geo_cell_lat"("lat")) - 1,
      floor((CASE WHEN "lng" >= 180 THEN "lng" - 360 ELSE "lng" END + 180)
        / (360 / "geo_cell_columns"("geo_cell_lat"("lat"))))) + 0.5)
      * (360 / "geo_cell_columns"("geo_cell_lat"("lat"))) END;

-- Writing a row computes its generated columns again.
UPDATE "users" SET "latitude" = NULL WHERE "latitude" IS NULL;
