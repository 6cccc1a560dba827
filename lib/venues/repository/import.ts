import { pool } from '@/lib/db/pool';
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

const COLUMNS = `name, local_name, address, area, city, country, latitude, longitude, point_is_approximate, time_zone,
  description, phone, website, pricing, opening_hours, sports, amenities, attribution`;
const LIST = COLUMNS.split(',').map((name) => name.trim());

/**
 * Adds and refreshes venues by their source id, in one statement. Venues that people have edited since, or that have an
 * operator, stay as they are: `updated_at` changes with every edit by a person, not with an import.
 */
export async function upsertImported(venues: ImportedVenue[]): Promise<ImportedCounts> {
  const { rows } = await pool.query<{ added: boolean }>(
    `INSERT INTO venues AS v (source_id, ${COLUMNS}, created_at, updated_at)
     SELECT "sourceId", name, "localName", address, area, city, country, latitude, longitude, "pointIsApproximate",
       "timeZone", description, phone, website, pricing, "openingHours", sports, amenities, attribution, stamp.at, stamp.at
     FROM jsonb_to_recordset($1::jsonb) AS given ("sourceId" text, name text, "localName" text, address text, area text,
       city text, country text, latitude float8, longitude float8, "pointIsApproximate" boolean, "timeZone" text, description text,
       phone text, website text, pricing text, "openingHours" jsonb, sports text[], amenities text[], attribution text),
       (SELECT date_trunc('milliseconds', now()) AS at) stamp
     ON CONFLICT (source_id) DO UPDATE SET ${LIST.map((name) => `${name} = excluded.${name}`).join(', ')}
     WHERE v.updated_at = v.created_at AND v.owner_id IS NULL AND v.merged_into_id IS NULL
       AND (${LIST.map((name) => `v.${name}`).join(', ')}) IS DISTINCT FROM
         (${LIST.map((name) => `excluded.${name}`).join(', ')})
     RETURNING xmax = 0 AS added`,
    [JSON.stringify(venues)],
  );
  const added = rows.filter((row) => row.added).length;
  return { added, updated: rows.length - added };
}
