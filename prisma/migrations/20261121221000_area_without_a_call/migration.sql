-- Whoever the index of words gives is looked at again, area and all. Postgres calls a STRICT function that builds an array for
-- each of them (9 µs, more than all else about the row); not STRICT it writes the body into the query (1 µs). Nobody in the
-- indexes is without a cell, so their contents stay; intarray takes no NULL in an array, hence the area that nowhere has.
CREATE OR REPLACE FUNCTION "geo_area"("g3" cube) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[coalesce(((floor(cube_ll_coord("g3", 1) / 100000)::integer + 128) << 16)
    | ((floor(cube_ll_coord("g3", 2) / 100000)::integer + 128) << 8)
    | (floor(cube_ll_coord("g3", 3) / 100000)::integer + 128), -1)];
