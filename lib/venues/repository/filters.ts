import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FreeWindow } from '@/lib/courts/schema/find-free';
import { columnsOf } from '@/lib/platform/db/columns';
import { frameValues, inFrame, NO_FRAME } from '@/lib/platform/db/frame-sql';
import { containsAnySpelling, toSpellings } from '@/lib/platform/db/search-sql';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';
import { freeValues } from '@/lib/venues/repository/free-courts';

export interface VenueFilters {
  sportIds?: number[];
  country: string | null;
  city: string | null;
  area: string | null;
  search: string;
  bounds: MapBounds | null;
  /** Only venues with a court for one of the sports that is free in it. */
  free?: FreeWindow;
}

/** The filters one by one, with null for each that is not set. */
export const filterValues = ({ sportIds, search, bounds, free, ...place }: VenueFilters) => ({
  sportIds: sportIds ?? null,
  ...freeValues(free),
  country: place.country || null,
  city: place.city || null,
  area: place.area || null,
  ...toSpellings(search),
  ...(bounds ? frameValues(bounds) : NO_FRAME),
});

type FilterValues = ReturnType<typeof filterValues>;

const at = columnsOf<'venues'>('v');
const FRAMED = { latitude: at('latitude'), longitude: at('longitude'), g3: at('g3') };

export function venueFilters(p: FilterValues): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [at('listed')];
  // A court says itself what it is for.
  if (p.sportIds && !p.freeZone) conditions.push(sql`${at('sportIds')} && ${p.sportIds}::int[]`);
  if (p.country) conditions.push(isSameWord(at('country'), p.country));
  if (p.city) conditions.push(isSameWord(at('city'), p.city));
  if (p.area) conditions.push(isSameWord(at('area'), p.area));
  if (p.search) conditions.push(containsAnySpelling(at('search'), p));
  return [...conditions, ...inFrame(FRAMED, p)];
}

const isSameWord = (column: Expression<string | null>, word: string): RawBuilder<boolean> =>
  sql`lower(${column}) = lower(${word})`;
