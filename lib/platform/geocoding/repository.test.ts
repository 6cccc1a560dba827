import { beforeAll, describe, expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { greatCircleKm } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { ADD_VENUE_COUNTRIES } from './fixed-lists';
import { foldKey } from './fold.mjs';
import { findPlaceAt, isTown, type PlaceRow } from './repository';
import { placeSchema } from './schema';
import { toPlace } from './to-place';

type Row = PlaceRow & { population: number };

let rows: Row[];
beforeAll(async () => {
  const result = await pool.query<Row>(
    `SELECT id, position, area, city, province, country_code AS "countryCode", latitude, longitude, population, keys
     FROM places ORDER BY position`,
  );
  rows = result.rows;
});

const areas = () => rows.filter(({ area }) => area !== null);
const listedAreas = () => rows.filter((row) => !isTown(row));
const cities = () => rows.filter(({ area }) => area === null);

describe('the table of places', () => {
  it('turns every row into a valid place', () => {
    expect(rows.length).toBeGreaterThan(25_000);
    const broken = rows.filter((row) => !placeSchema.safeParse(toPlace(row, 'exact')).success);
    expect(broken).toEqual([]);
  });

  it('has every name folded as typed text is folded', () => {
    const unlike = rows.filter(({ area, city, keys }) => keys[0] !== foldKey(area ?? city));
    expect(unlike).toEqual([]);
    const all = rows.flatMap(({ keys }) => keys);
    expect(all.filter((key) => key === '' || key !== foldKey(key))).toEqual([]);
  });

  it('has listed areas first, then cities and their suburbs by population', () => {
    const ordered = rows.toSorted(
      (a, b) => Number(isTown(a)) - Number(isTown(b)) || a.position - b.position,
    );
    expect(rows).toEqual(ordered);
    const populations = rows.filter(isTown).map(({ population }) => population);
    expect(populations).toEqual(populations.toSorted((a, b) => b - a));
  });

  it('contains every listed city, and puts every area near its city', () => {
    const cityByPath = new Map<string, Row>();
    for (const city of cities()) {
      const path = `${city.countryCode}/${city.city}`;
      if (!cityByPath.has(path)) cityByPath.set(path, city);
    }
    const fixed = ADD_VENUE_COUNTRIES.flatMap(({ code, cities: names }) =>
      names.map((name) => `${code}/${name}`),
    );
    expect(fixed.filter((path) => !cityByPath.has(path))).toEqual([]);
    for (const area of areas()) {
      const city = cityByPath.get(`${area.countryCode}/${area.city}`);
      expect(city && greatCircleKm(area, city), area.id).toBeLessThan(35);
    }
  });

  it('keeps two listed areas of one city at least half a kilometre apart', () => {
    const tooClose = listedAreas().filter((area) =>
      listedAreas().some((other) => other !== area && greatCircleKm(area, other) < 0.5),
    );
    expect(tooClose.map(({ id }) => id)).toEqual([]);
  });
});

describe('the place of a point', () => {
  const nearest = <T>(items: T[], score: (item: T) => number): T | undefined =>
    items.toSorted((a, b) => score(a) - score(b))[0];

  /** The rule of `findPlaceAt`, applied to every row. */
  function scan(point: GeoPoint): string | null {
    const measured = rows.map((row) => ({
      ...row,
      km: greatCircleKm(point, row),
      reach: Math.max(1.2, 0.0075 * Math.sqrt(Math.max(row.population, 1000))),
    }));
    const area = nearest(
      measured.filter((row) => !isTown(row) && row.km <= 4),
      ({ km }) => km,
    );
    const near = measured.filter((row) => isTown(row) && row.km <= 60);
    const around = near.filter(({ km, reach }) => km <= 3 * reach);
    const city = nearest(around, ({ km, reach }) => km / reach) ?? nearest(near, ({ km }) => km);
    return (area ?? city)?.id ?? null;
  }

  it.each([
    ['Lahore', 31.5, 74.3],
    ['between Islamabad and Rawalpindi', 33.65, 73.06],
    ['a valley of the Karakoram', 36.3, 74.7],
    ['the Ruhr', 51.5, 7.2],
    ['Java', -6.9, 107.6],
    ['Svalbard', 78.2, 15.6],
    ['Fiji, east of the date line', -16.8, -179.9],
    ['Fiji, west of it', -16.8, 179.9],
    ['the date line itself', -16.8, 180],
    ['the Gulf of Guinea', 0, 0],
    ['the south pole', -90, 0],
  ])('is the same as by a full scan: %s', async (_, latitude, longitude) => {
    const point = { latitude, longitude };
    expect((await findPlaceAt(point))?.id ?? null).toBe(scan(point));
  });
});

describe('a named area', () => {
  /** A point this far north of an area, with no other area nearer. */
  function northOfArea(km: number): { point: GeoPoint; id: string } {
    const known = listedAreas();
    for (const { id, latitude, longitude } of known) {
      const point = { latitude: latitude + km / 111.19, longitude };
      const isNearest = known.every(
        (other) => other.id === id || greatCircleKm(point, other) > km + 0.2,
      );
      if (isNearest) return { point, id };
    }
    throw new Error(`no area ends ${km} km to its north`);
  }

  it('reaches almost four kilometres', async () => {
    const { point, id } = northOfArea(3.8);
    expect((await findPlaceAt(point))?.id).toBe(id);
  });

  it('reaches no farther: beyond it there is only the city', async () => {
    expect(await findPlaceAt(northOfArea(4.2).point)).toMatchObject({ area: null });
  });
});

describe('name_mistakes', () => {
  const mistakes = async (typed: string, name: string, most: number) => {
    const { rows: found } = await pool.query<{ mistakes: number | null }>(
      'SELECT mistakes FROM name_mistakes(ARRAY[$1], ARRAY[$2::int], ARRAY[$3])',
      [typed, most, name],
    );
    return found.map((row) => row.mistakes);
  };

  it.each([
    ['lahore', 'lahore', 0],
    ['lahor', 'lahore', 0.5],
    ['laore', 'lahore', 1],
    ['lahoore', 'lahore', 1],
    ['lahroe', 'lahore', 1],
    ['karahci', 'karachi', 1],
    ['isalmbad', 'islamabad', 2],
    ['kitten', 'sitting', 2.5],
    ['ba', 'ab', 1],
    ['لاہر', 'لاہور', 1],
  ])('between %s and %s are %d', async (typed, name, count) => {
    expect(await mistakes(typed, name, 3)).toEqual([count]);
  });

  it('are unknown beyond the given number', async () => {
    expect(await mistakes('karahci', 'karachi', 0)).toEqual([null]);
    expect(await mistakes('isalmbad', 'islamabad', 1)).toEqual([null]);
    expect(await mistakes('abcdef', 'uvwxyz', 2)).toEqual([null]);
  });
});
