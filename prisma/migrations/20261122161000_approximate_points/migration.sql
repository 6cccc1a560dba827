-- A venue without a place on the map stands in the middle of its area or city, and says that it is only about there.
ALTER TABLE "venues" ADD COLUMN "point_is_approximate" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "venues_approximate_point" CHECK (NOT "point_is_approximate" OR "latitude" IS NOT NULL);
