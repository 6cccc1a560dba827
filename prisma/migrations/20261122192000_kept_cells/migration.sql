-- A person's cell is kept until they are clearly outside it. A generated column knows only the new point, and so a step of
-- twenty metres over a border was seen by everybody; the cell depends now on the cell before and the new point, on nothing else.
ALTER TABLE "users"
  ALTER COLUMN "cell_latitude" DROP EXPRESSION,
  ALTER COLUMN "cell_longitude" DROP EXPRESSION,
  ALTER COLUMN "cell_g3" DROP EXPRESSION;

-- Whether a point lies in a cell or less than 0.15 of its side beyond it: `isStillInCell` of lib/geo/grid.ts, the same formula.
CREATE FUNCTION "geo_still_in_cell"("cell_lat" double precision, "cell_lng" double precision,
    "lat" double precision, "lng" double precision) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(abs("lat" - "cell_lat") <= (0.5 + 0.15) * 0.009::double precision
    AND least(abs("lng" - "cell_lng"), 360 - abs("lng" - "cell_lng"))
      <= (0.5 + 0.15)::double precision * (360 / "geo_cell_columns"("cell_lat")), false);

-- The only writer of the three columns: what a statement gives for them is overwritten.
CREATE FUNCTION "users_keep_cell"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND "geo_still_in_cell"(OLD.cell_latitude, OLD.cell_longitude, NEW.latitude, NEW.longitude) THEN
    NEW.cell_latitude := OLD.cell_latitude;
    NEW.cell_longitude := OLD.cell_longitude;
  ELSE
    NEW.cell_latitude := "geo_cell_lat"(NEW.latitude);
    NEW.cell_longitude := "geo_cell_lng"(NEW.latitude, NEW.longitude);
  END IF;
  NEW.cell_g3 := "geo_point"(NEW.cell_latitude, NEW.cell_longitude);
  RETURN NEW;
END $$;
CREATE TRIGGER "users_keep_cell" BEFORE INSERT OR UPDATE OF "latitude", "longitude", "cell_latitude", "cell_longitude", "cell_g3"
  ON "users" FOR EACH ROW EXECUTE FUNCTION "users_keep_cell"();
