-- How a person reads dates: day or month first, 24 or 12 hours. Null: as usual in the city.
ALTER TABLE "users" ADD COLUMN "date_style" TEXT;
ALTER TABLE "users" ADD CONSTRAINT "users_date_style_check" CHECK ("date_style" IN ('d24', 'd12', 'm24', 'm12')) NOT VALID;
