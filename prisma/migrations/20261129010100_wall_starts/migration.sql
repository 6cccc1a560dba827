-- A start as the clocks of its place show it ('2027-03-28T18:30'), and the version of the time-zone data with which "starts_at"
-- was computed from it: once the rules of a zone change, the worker computes it again.
ALTER TABLE "games" ADD COLUMN "wall_start" TEXT, ADD COLUMN "zone_data" TEXT;
ALTER TABLE "class_sessions" ADD COLUMN "wall_start" TEXT, ADD COLUMN "zone_data" TEXT;
ALTER TABLE "booking_requests" ADD COLUMN "wall_start" TEXT, ADD COLUMN "zone_data" TEXT;

-- Whoever moves a row without them must not leave those of the time before; the worker fills what is empty.
CREATE FUNCTION "forget_wall_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.wall_start := NULL;
  NEW.zone_data := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "games_wall_start" BEFORE UPDATE ON "games" FOR EACH ROW
  WHEN ((NEW.starts_at, NEW.time_zone) IS DISTINCT FROM (OLD.starts_at, OLD.time_zone)
    AND (NEW.wall_start, NEW.zone_data) IS NOT DISTINCT FROM (OLD.wall_start, OLD.zone_data))
  EXECUTE FUNCTION "forget_wall_start"();
CREATE TRIGGER "class_sessions_wall_start" BEFORE UPDATE ON "class_sessions" FOR EACH ROW
  WHEN ((NEW.starts_at, NEW.time_zone) IS DISTINCT FROM (OLD.starts_at, OLD.time_zone)
    AND (NEW.wall_start, NEW.zone_data) IS NOT DISTINCT FROM (OLD.wall_start, OLD.zone_data))
  EXECUTE FUNCTION "forget_wall_start"();
CREATE TRIGGER "booking_requests_wall_start" BEFORE UPDATE ON "booking_requests" FOR EACH ROW
  WHEN ((NEW.starts_at, NEW.time_zone) IS DISTINCT FROM (OLD.starts_at, OLD.time_zone)
    AND (NEW.wall_start, NEW.zone_data) IS NOT DISTINCT FROM (OLD.wall_start, OLD.zone_data))
  EXECUTE FUNCTION "forget_wall_start"();
