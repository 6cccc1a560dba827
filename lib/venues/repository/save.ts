import { type Expression, sql } from 'kysely';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { lockRow } from '@/lib/platform/db/lock-row';
import { now } from '@/lib/platform/db/now';
import type { VenuePoint } from '@/lib/platform/geo/point';

/** Points for two gates of one ground may be this far apart. */
const TWIN_METRES_MAX = 150;

export interface VenueData extends VenuePoint {
  name: string;
  address: string;
  area: string | null;
  city: string;
  country: string;
  description: string | null;
  phone: string | null;
  website: string | null;
  pricing: string | null;
  /** Names; the database looks up their ids. */
  sports: string[];
  amenities: string[];
  openingHours: OpeningSpan[] | null;
}

const toColumns = ({ openingHours, ...data }: VenueData) => ({
  ...data,
  openingHours: openingHours && JSON.stringify(openingHours),
});

export async function insertVenue(
  { addedById, ...data }: VenueData & { addedById: number },
  tx: Tx,
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('venues')
    .values({ ...toColumns(data), addedById })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVenue(id: number, data: VenueData, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('venues')
    .set({ ...toColumns(data), updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Locks the venue, so that of two parallel edits each counts the pictures of the other. */
export async function lockVenue(id: number, tx: Tx): Promise<void> {
  await lockRow('venues', id, tx);
}

interface PossibleTwin {
  name: string;
  city: string;
  point: { latitude: number; longitude: number } | null;
  limit: number;
}

/**
 * Listed venues that may be the same as a new one: with a similar name nearby, or almost the same name in the city.
 * `word_similarity` tolerates an extra 'Sports Club'.
 */
export function findSimilarVenues({ name, city, point, limit }: PossibleTwin) {
  const place = sql`geo_point(${point?.latitude ?? null}::float8, ${point?.longitude ?? null}::float8)`;
  return on()
    .with('near', (kx) =>
      kx
        .selectFrom('venues as v')
        .where('v.listed', '=', true)
        .where((eb) =>
          eb.or([
            eb(eb.fn('lower', ['v.city']), '=', eb.fn('lower', [eb.val(city)])),
            sql<boolean>`${eb.ref('v.g3')} && cube_enlarge(${place}, 1000, 3)`,
          ]),
        )
        .select((eb) => [
          'v.id',
          'v.name',
          'v.address',
          'v.area',
          'v.city',
          sql<number>`similarity(search_text(${eb.ref('v.name')}), search_text(${name}))`.as(
            'likeness',
          ),
          // The middle of an area does not distinguish its grounds.
          eb
            .case()
            .when('v.pointIsApproximate', '=', false)
            .then(sql<number | null>`${eb.ref('v.g3')} <-> ${place}`)
            .end()
            .as('metres'),
        ]),
    )
    .selectFrom('near')
    .where((eb) =>
      eb.or([
        eb('likeness', '>', sql.lit(0.6)),
        eb('metres', '<', sql.lit(300)).and('likeness', '>', sql.lit(0.3)),
        eb('metres', '<', sql.lit(25)),
      ]),
    )
    .orderBy('likeness', 'desc')
    .orderBy('metres')
    .limit(limit)
    .select(['id', 'name', 'address', 'area', 'city'])
    .execute();
}

/** Serialises adding venues of this name in this city, until the end of the transaction. */
export async function lockPlace(
  { name, city }: Pick<VenueData, 'name' | 'city'>,
  tx: Tx,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended(search_text(${name}) || E'\n' || lower(${city}), 0))`.execute(on(tx));
}

/** The listed venue with the same name at the same address, or within TWIN_METRES_MAX; ignores those in `except`. */
export async function findTwin(
  { name, city, address, latitude, longitude, pointIsApproximate }: VenueData,
  except: number[],
  tx: Tx,
): Promise<{ id: number; name: string } | null> {
  const row = await on(tx)
    .selectFrom('venues as v')
    .where('v.listed', '=', true)
    .where((eb) => eb(eb.fn('lower', ['v.city']), '=', eb.fn('lower', [eb.val(city)])))
    .where((eb) => isSameText(eb.ref('v.name'), name))
    .where((eb) =>
      eb.or([
        isSameText(eb.ref('v.address'), address),
        eb.and([
          eb('v.pointIsApproximate', '=', false),
          eb.lit(!pointIsApproximate),
          sql<boolean>`${eb.ref('v.g3')} <-> geo_point(${latitude}::float8, ${longitude}::float8)
            < ${TWIN_METRES_MAX}`,
        ]),
      ]),
    )
    .where((eb) => sql<boolean>`${eb.ref('v.id')} <> ALL(${except}::int[])`)
    .orderBy('v.id')
    .limit(1)
    .select(['v.id', 'v.name'])
    .executeTakeFirst();
  return row ?? null;
}

/** Ignores case and accents. */
const isSameText = (column: Expression<string>, text: string) =>
  sql<boolean>`search_text(${column}) = search_text(${text})`;
