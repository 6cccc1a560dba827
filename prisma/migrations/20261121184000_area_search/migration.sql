-- Find Players by text. A word that one person in a hundred uses is held by ten thousand people among a million, most of them
-- far away: the text is therefore indexed together with the area its person lives in. Areas are cubes of 100 km through which
-- the earth's surface passes (cell_g3 is a point in metres from the centre of the earth): no pole and no date line. Eight bits
-- for each of the three coordinates.
CREATE FUNCTION "geo_area"("g3" cube) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY[((floor(cube_ll_coord("g3", 1) / 100000)::integer + 128) << 16)
    | ((floor(cube_ll_coord("g3", 2) / 100000)::integer + 128) << 8)
    | (floor(cube_ll_coord("g3", 3) / 100000)::integer + 128)];

-- Every area that a ball of `chord` metres around the centre touches.
CREATE FUNCTION "geo_areas_around"("centre" cube, "chord" double precision) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(SELECT ((x + 128) << 16) | ((y + 128) << 8) | (z + 128)
    FROM generate_series(floor((cube_ll_coord("centre", 1) - "chord") / 100000)::integer, floor((cube_ll_coord("centre", 1) + "chord") / 100000)::integer) x,
      generate_series(floor((cube_ll_coord("centre", 2) - "chord") / 100000)::integer, floor((cube_ll_coord("centre", 2) + "chord") / 100000)::integer) y,
      generate_series(floor((cube_ll_coord("centre", 3) - "chord") / 100000)::integer, floor((cube_ll_coord("centre", 3) + "chord") / 100000)::integer) z);

DROP INDEX "users_search_idx";
CREATE INDEX "users_area_search_idx" ON "users" USING gin ("geo_area"("cell_g3") gin__int_ops, "search" gin_trgm_ops) WHERE "discoverable";
