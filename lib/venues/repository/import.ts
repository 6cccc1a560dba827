import { sql } from 'kysely';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

export interface ImportedVenue {
  /** 'way/123', 'csv/…' */
  sourceId: string;
  name: string;
  localName: string | null;
  address: string;
  area: string | null;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  pointIsApproximate: boolean;
  timeZone: string;
  description: string | null;
  phone: string | null;
  website: string | null;
  pricing: string | null;
  openingHours: OpeningSpan[] | null;
  sports: string[];
  amenities: string[];
  attribution: string | null;
}

/** The imported venues of these elements, by the words that name them; locked. */
export function lockImported(sourceIds: readonly string[], tx: Tx) {
  if (sourceIds.length === 0) return [];
  return on(tx)
    .selectFrom('venues')
    .where('sourceId', 'in', [...sourceIds])
    .orderBy('id')
    .select(NAMED)
    .forUpdate()
    .execute();
}

const NAMED = ['id', 'name', 'address', 'area', 'city'] as const;

const COLUMNS = [
  'name',
  'localName',
  'address',
  'area',
  'city',
  'country',
  'latitude',
  'longitude',
  'pointIsApproximate',
  'timeZone',
  'description',
  'phone',
  'website',
  'pricing',
  'openingHours',
  'sports',
  'amenities',
  'attribution',
] as const satisfies (keyof ImportedVenue)[];

/** An import reopens the venues that its file lists, and never closes others. */
const WRITTEN = [...COLUMNS, 'closedAt'] as const;

/**
 * Adds and refreshes venues by their source id, in one statement. Venues that people have edited since, or that have an
 * operator, are unchanged: `updated_at` changes with every edit by a person, not with an import.
 */
export function upsertImported(venues: ImportedVenue[], tx: Tx) {
  if (venues.length === 0) return [];
  return on(tx)
    .insertInto('venues')
    .values(
      venues.map(({ openingHours, ...venue }) => ({
        ...venue,
        openingHours: openingHours && JSON.stringify(openingHours),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('sourceId')
        .doUpdateSet((eb) =>
          Object.fromEntries(WRITTEN.map((name) => [name, eb.ref(`excluded.${name}`)])),
        )
        .whereRef('venues.updatedAt', '=', 'venues.createdAt')
        .where('venues.ownerId', 'is', null)
        .where('venues.mergedIntoId', 'is', null)
        .where((eb) => {
          const own = sql.join(WRITTEN.map((name) => eb.ref(`venues.${name}`)));
          const given = sql.join(WRITTEN.map((name) => eb.ref(`excluded.${name}`)));
          return sql<boolean>`(${own}) IS DISTINCT FROM (${given})`;
        }),
    )
    .returning([...NAMED, 'attribution', sql<boolean>`xmax = 0`.as('added')])
    .execute();
}

/** Marks imported venues as closed that the file says are closed, except those that people have edited or operate. @returns how many */
export async function closeImported(sourceIds: readonly string[]): Promise<number> {
  if (sourceIds.length === 0) return 0;
  const rows = await on()
    .updateTable('venues')
    .set({ closedAt: now })
    .where('sourceId', 'in', [...sourceIds])
    .where('closedAt', 'is', null)
    .whereRef('updatedAt', '=', 'createdAt')
    .where('ownerId', 'is', null)
    .where('mergedIntoId', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}
