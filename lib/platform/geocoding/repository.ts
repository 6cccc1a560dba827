import { type Expression, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { city } from '@/lib/platform/city/city';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { type FrameValues, frameValues, inFrame } from '@/lib/platform/db/frame-sql';
import { prepared, searching } from '@/lib/platform/db/kysely';
import type { Tables } from '@/lib/platform/db/tables';
import { toCubePoint } from '@/lib/platform/geo/cube';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';

/** Weights are powers of ten of inhabitants: a town at home counts like one five times its size abroad. */
const HOME_WEIGHT = 0.7;
const AREA_WEIGHT = -1;
const NEAR_WEIGHT = 2;
const NEAR_KM = 300;

const CONTAINS_LENGTH_MIN = 3;
/** A mistyped name may mean these from anywhere in the world. The index of big places uses the same minimum. */
const BIG_POPULATION_MIN = 100_000;

const AREA_KM_MAX = 4;
const CITY_KM_MAX = 60;
/** Suburbs extend to this multiple of a city's reach. */
const OUTSKIRTS = 3;

const COLUMNS = [
  'id',
  'position',
  'area',
  'city',
  'province',
  'countryCode',
  'latitude',
  'longitude',
  'keys',
] as const;

/** A city, an area of one, or a suburb: an area with the id of a city. */
export type PlaceRow = Pick<Selectable<Tables['places']>, (typeof COLUMNS)[number]>;

/** A place that matches the typed text; of two with the same match the heavier one comes first, then that of lower position. */
export type WeighedPlace = PlaceRow & { weight: number };

const at = columnsOf<'places'>('p');
/** A city or a suburb; listed areas have neither a size of their own nor the id of a city. */
export const isTown = ({ id }: Pick<PlaceRow, 'id'>): boolean => id.startsWith('city:');
const isListedArea = sql<boolean>`${at('id')} LIKE 'area:%'`;

const FRAMED = { latitude: at('latitude'), longitude: at('longitude'), g3: at('g3') };

/** The chord in kilometres: up to `NEAR_KM` it is at most 28 m shorter than the arc along the surface. */
const kmFrom = (point: string | null) => sql<number>`(${at('g3')} <-> ${point}::cube) / 1000`;

/**
 * The weight of a place among those with equal names: by its size, at home more, and more near a point. Without a point
 * `greatest` ignores the unknown distance.
 */
const weightOf = (near: string | null): RawBuilder<number> =>
  sql`log((${at('population')} + 1)::float8)
    + CASE WHEN ${at('area')} IS NULL THEN 0 ELSE ${AREA_WEIGHT}::float8 END
    + CASE WHEN ${at('countryCode')} = ${city().countryCode} THEN ${HOME_WEIGHT}::float8 ELSE 0 END
    + greatest(0, 1 - ${kmFrom(near)} / ${NEAR_KM}::float8) * ${NEAR_WEIGHT}::float8`;

interface NamePatterns {
  whole: string;
  startsWith: string;
  /** Matches all of them: within a name only from three letters on. */
  any: string;
}

/** `key` has only letters and digits, so nothing in it needs an escape. Each name is a line of `names`. */
function patternsOf(key: string): NamePatterns {
  const startsWith = `%\n${key}%`;
  const any = key.length >= CONTAINS_LENGTH_MIN ? `%${key}%` : startsWith;
  return { whole: `%\n${key}\n%`, startsWith, any };
}

const rankOf = (p: NamePatterns): RawBuilder<number> =>
  sql`CASE WHEN ${at('names')} LIKE ${p.whole} THEN 0 WHEN ${at('names')} LIKE ${p.startsWith} THEN 1 ELSE 2 END`;

type NamedValues = NamePatterns & { near: string | null; limit: number };

const namedBy = (kx: Kysely<Tables>, p: NamedValues, names: Expression<string>) =>
  kx
    .selectFrom('places as p')
    .where(names, 'like', p.any)
    .select([...COLUMNS, weightOf(p.near).as('weight'), rankOf(p).as('rank')])
    .orderBy('rank')
    .orderBy('weight', 'desc')
    .orderBy('p.position')
    .limit(p.limit);

const findNamed = prepared((kx, p: NamedValues) => namedBy(kx, p, at('names')));

/**
 * The trigrams of the index have only ASCII letters; the few names with others have an index of their own. An expression other
 * than the bare column prevents the planner from using the trigrams, which would return all rows.
 */
const findNamedInOtherLetters = prepared((kx, p: NamedValues) =>
  namedBy(kx, p, sql<string>`${at('names')} || ''`).where(
    sql<boolean>`octet_length(${at('names')}) > length(${at('names')})`,
  ),
);

const ASCII = /^[a-z0-9]*$/;

/** Places of which a name is (`rank` 0), begins with (1) or contains (2) the folded text, best first. */
export function findPlacesByName(
  key: string,
  { near, limit }: { near?: GeoPoint; limit: number },
): Promise<(WeighedPlace & { rank: number })[]> {
  const find = ASCII.test(key) ? findNamed : findNamedInOtherLetters;
  return find({ ...patternsOf(key), near: toCentre(near), limit });
}

const toCentre = (near: GeoPoint | undefined) => (near ? toCubePoint(near) : null);

const findKeyed = prepared((kx, p: { keys: string[]; near: string | null }) =>
  kx
    .selectFrom('places as p')
    .where(sql<boolean>`${at('keys')} && ${p.keys}::text[]`)
    .orderBy('p.position')
    .select([...COLUMNS, weightOf(p.near).as('weight')]),
);

/** Places that have one of the folded names, areas first, then the most populous. */
export function findPlacesOfKeys(
  keys: string[],
  near?: GeoPoint,
  tx?: Tx,
): Promise<WeighedPlace[]> {
  return findKeyed({ keys, near: toCentre(near) }, tx);
}

/** A form of the typed text to compare names with. */
interface TypedName {
  key: string;
  /** The most mistakes that it may have. */
  most: number;
}

interface AlikeOptions {
  near: GeoPoint | undefined;
  limit: number;
}

interface AlikeValues {
  typed: string[];
  most: number[];
  near: string | null;
  limit: number;
}

/** Places with one of `names` spelt like the typed text, those with the fewest mistakes first. */
const speltLike = (kx: Kysely<Tables>, p: AlikeValues, names: RawBuilder<string[]>) =>
  kx
    .selectFrom('places as p')
    .innerJoinLateral(
      sql<{
        mistakes: number | null;
      }>`name_mistakes(${p.typed}::text[], ${p.most}::int[], ${names})`.as('m'),
      (join) => join.onTrue(),
    )
    .where('m.mistakes', 'is not', null)
    .select(COLUMNS)
    .orderBy('m.mistakes')
    .orderBy(weightOf(p.near), 'desc')
    .orderBy('p.position')
    .limit(p.limit);

const toAlikeValues = (names: TypedName[], { near, limit }: AlikeOptions): AlikeValues => ({
  typed: names.map(({ key }) => key),
  most: names.map(({ most }) => most),
  near: toCentre(near),
  limit,
});

const findListedAlike = prepared((kx, p: AlikeValues) =>
  speltLike(kx, p, at('listedKeys')).where(sql<boolean>`${at('listedKeys')} <> '{}'`),
);

/** Places with a listed name spelt like the typed text: those with the fewest mistakes first, of several with as many the nearest. */
export function findListedSpeltLike(
  names: TypedName[],
  options: AlikeOptions,
): Promise<PlaceRow[]> {
  return findListedAlike(toAlikeValues(names, options));
}

const findBigAlike = prepared((kx, p: AlikeValues & { initials: string[] }) =>
  speltLike(kx, p, sql`${at('keys')}[:1]`)
    .where('p.population', '>=', sql.lit(BIG_POPULATION_MIN))
    .where(sql<boolean>`left(${at('keys')}[1], 1) = ANY (${p.initials}::text[])`),
);

/**
 * Big cities with the nearest spellings and a typed first letter: it is mistyped least often, and comparing it saves nine
 * comparisons in ten.
 */
export function findBigSpeltLike(names: TypedName[], options: AlikeOptions): Promise<PlaceRow[]> {
  const initials = names.map(({ key }) => key.charAt(0));
  return findBigAlike({ ...toAlikeValues(names, options), initials });
}

const reachKm = sql<number>`greatest(1.2, 0.0075 * sqrt(greatest(${at('population')}, 1000)::float8))`;

// A metre wider than the circle, so that rounding at its edge excludes nothing.
const BALL_METRES = CITY_KM_MAX * 1000 + 1;

const findAround = prepared((kx, p: { point: string }) => {
  const km = kmFrom(p.point);
  const isAround = sql<boolean>`${km} <= ${OUTSKIRTS}::float8 * ${reachKm}`;
  return kx
    .selectFrom('places as p')
    .where(sql<boolean>`${at('g3')} && cube_enlarge(${p.point}::cube, ${BALL_METRES}::float8, 3)`)
    .where(
      sql<boolean>`${km} <= CASE WHEN ${isListedArea} THEN ${AREA_KM_MAX}::float8 ELSE ${CITY_KM_MAX}::float8 END`,
    )
    .orderBy(sql`CASE WHEN ${isListedArea} THEN 0 WHEN ${isAround} THEN 1 ELSE 2 END`)
    .orderBy(
      sql`CASE WHEN NOT ${isListedArea} AND ${isAround} THEN ${km} / ${reachKm} ELSE ${km} END`,
    )
    .orderBy('p.position')
    .limit(sql.lit(1))
    .select(COLUMNS);
});

/**
 * A listed area within `AREA_KM_MAX`, else the city or suburb with the smallest distance relative to its reach. The reach grows with the
 * square root of the population; otherwise villages that a city has swallowed would win inside it. Beyond all outskirts the
 * nearest city counts: a valley far from a big city is not part of it.
 * Areas come first whatever their city, because sectors of Islamabad are nearer to Rawalpindi relative to its reach.
 */
export async function findPlaceAt(point: GeoPoint): Promise<PlaceRow | null> {
  const [place] = await findAround({ point: toCubePoint(point) });
  return place ?? null;
}

const findAreas = prepared((kx, p: { countryCode: string; city: string }) =>
  kx
    .selectFrom('places')
    .where('countryCode', '=', p.countryCode)
    .where('city', '=', p.city)
    .where('area', 'is not', null)
    .orderBy('position')
    .select(COLUMNS),
);

export function findAreasOf(
  { countryCode, city }: Pick<PlaceRow, 'countryCode' | 'city'>,
  tx?: Tx,
): Promise<PlaceRow[]> {
  return findAreas({ countryCode, city }, tx);
}

const findInFrame = searching((kx, p: FrameValues & { withAreas: boolean; limit: number }) =>
  kx
    .selectFrom('places as p')
    .where((eb) => eb.and(inFrame(FRAMED, p)))
    .$if(!p.withAreas, (query) => query.where('p.area', 'is', null))
    .orderBy('p.position')
    .limit(p.limit)
    .select(COLUMNS),
);

/** Places in a map's frame: its areas, if requested, and then its cities, most populous first. */
export function findPlacesInFrame(
  bounds: MapBounds,
  { withAreas, limit }: { withAreas: boolean; limit: number },
): Promise<PlaceRow[]> {
  return findInFrame({ ...frameValues(bounds), withAreas, limit });
}
