import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';

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

export interface ImportedCounts {
  added: number;
  updated: number;
}

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

/**
 * Adds and refreshes venues by their source id, in one statement. Venues that people have edited since, or that have an
 * operator, stay as they are: `updated_at` changes with every edit by a person, not with an import.
 */
export async function upsertImported(venues: ImportedVenue[]): Promise<ImportedCounts> {
  if (venues.length === 0) return { added: 0, updated: 0 };
  const rows = await on()
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
          Object.fromEntries(COLUMNS.map((name) => [name, eb.ref(`excluded.${name}`)])),
        )
        .whereRef('venues.updatedAt', '=', 'venues.createdAt')
        .where('venues.ownerId', 'is', null)
        .where('venues.mergedIntoId', 'is', null)
        .where((eb) => {
          const own = sql.join(COLUMNS.map((name) => eb.ref(`venues.${name}`)));
          const given = sql.join(COLUMNS.map((name) => eb.ref(`excluded.${name}`)));
          return sql<boolean>`(${own}) IS DISTINCT FROM (${given})`;
        }),
    )
    .returning(sql<boolean>`xmax = 0`.as('added'))
    .execute();
  const added = rows.filter((row) => row.added).length;
  return { added, updated: rows.length - added };
}
