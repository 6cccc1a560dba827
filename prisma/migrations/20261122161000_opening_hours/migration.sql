-- Weekly opening hours: [{"day": 1, "opens": "06:00", "closes": "22:00"}], Monday 1 to Sunday 7.
ALTER TABLE "venues" ADD COLUMN "opening_hours" JSONB,
  ADD CONSTRAINT "venues_opening_hours_list" CHECK (
    CASE WHEN jsonb_typeof("opening_hours") = 'array' THEN jsonb_array_length("opening_hours") BETWEEN 1 AND 28
      ELSE "opening_hours" IS NULL END);
ALTER TABLE "venue_applications" ADD COLUMN "opening_hours" JSONB,
  ADD CONSTRAINT "venue_applications_opening_hours_list" CHECK (
    CASE WHEN jsonb_typeof("opening_hours") = 'array' THEN jsonb_array_length("opening_hours") BETWEEN 1 AND 28
      ELSE "opening_hours" IS NULL END);
