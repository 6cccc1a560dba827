import { sql } from 'kysely';
import { columnsOf } from '@/lib/platform/db/columns';
import { searching } from '@/lib/platform/db/kysely';
import { filterValues, type VenueFilters, venueFilters } from '@/lib/venues/repository/filters';
import { freeCourts } from '@/lib/venues/repository/free-courts';

const at = columnsOf<'venues'>('v');

const findRows = searching((kx, p: ReturnType<typeof filterValues> & { limit: number }) =>
  kx
    .selectFrom('venues as v')
    .where((eb) => eb.and(venueFilters(p)))
    .where('v.latitude', 'is not', null)
    .orderBy('v.rating', 'desc')
    .orderBy('v.id')
    .limit(p.limit)
    .$if(p.freeZone !== null, (pins) =>
      pins
        .innerJoin(freeCourts(p), (join) => join.onTrue())
        .where('free.courts', 'is not', null)
        .select('free.courts'),
    )
    .select((eb) => [
      'v.id',
      'v.name',
      eb.ref('v.latitude').$notNull().as('latitude'),
      eb.ref('v.longitude').$notNull().as('longitude'),
      sql<string | null>`${at('sports')}[1]`.as('sport'),
    ]),
);

/** Best rated first. */
export function findPins(filters: VenueFilters, limit: number) {
  return findRows({ ...filterValues(filters), limit });
}
