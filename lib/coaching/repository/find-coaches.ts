import { type Kysely, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { CoachAudience } from '@/lib/coaching/constants';
import type { ListedClassDto, TrainingVenueDto } from '@/lib/coaching/schema/directory';
import { mayTrain } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { placeWords } from '@/lib/platform/db/place-sql';
import { containsAnySpelling, toSpellings } from '@/lib/platform/db/search-sql';
import type { Tables } from '@/lib/platform/db/tables';

const coach = columnsOf<'coachApplications'>('c');

const PLACE = placeWords(coach);

const sport = columnsOf<'sports'>('s');
const SPORT = jsonBuildObject({ id: sport('id'), name: sport('name'), icon: sport('icon') });

export const coachCards = (kx: Kysely<Tables>) =>
  kx
    .selectFrom('coachApplications as c')
    .innerJoin('sports as s', 's.id', 'c.sportId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select((eb) => [
      'c.id',
      'c.name',
      SPORT.as('sport'),
      'c.experience',
      PLACE.as('location'),
      'c.hourlyRate',
      'c.currency',
      'c.rating',
      'c.reviewCount',
      'c.specialties',
      eb.fn.coalesce('c.image', 'u.profileImageKey').as('profileImageKey'),
      eb
        .case()
        .when('c.image', 'is', null)
        .then(eb.ref('u.profileImageProvider'))
        .else(eb.ref('c.imageProvider'))
        .end()
        .as('profileImageProvider'),
    ]);

export type CoachCardRow = Awaited<ReturnType<typeof findCoaches>>[number];

/** True when the viewer may find and book the coach `c` (the person `u`). */
const isListed = (viewerId: number | null) =>
  sql<boolean>`${coach('status')} = 'approved' AND ${coach('pausedAt')} IS NULL AND ${coach('hiddenAt')} IS NULL
    AND ${columnsOf<'users'>('u')('discoverable')} AND ${mayTrain(coach('userId'), viewerId)}`;

const listedCoaches = (viewerId: number | null) =>
  on()
    .selectFrom('coachApplications as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .where(isListed(viewerId));

const AUDIENCE_COLUMNS = { women: 'c.coachesWomen', children: 'c.coachesChildren' } as const;

export interface CoachQuery {
  search?: string;
  /** Any of these sports; omitted: all. */
  sportIds?: number[] | undefined;
  area?: string | null;
  audience?: CoachAudience | undefined;
  /** Of an hour, in one currency: above `over`, up to `upTo`. */
  rates?: { currency: string; over: number; upTo: number | null } | undefined;
  after?: { rating: number; reviewCount: number; id: number };
  limit: number;
}

/** Coaches who accept bookings, best rated first. A null viewer is a guest. */
export function findCoaches(
  viewerId: number | null,
  { search, sportIds, area, audience, rates, after, limit }: CoachQuery,
) {
  let query = coachCards(on()).where(isListed(viewerId));
  if (sportIds) query = query.where((eb) => eb('c.sportId', '=', eb.fn.any(eb.val(sportIds))));
  if (typeof area === 'string')
    query = query.where(sql<boolean>`${area} IN (${coach('area')}, ${coach('city')}, ${PLACE})`);
  if (audience) query = query.where((eb) => eb.ref(AUDIENCE_COLUMNS[audience]));
  if (rates) {
    const { currency, over, upTo } = rates;
    query = query.where('c.currency', '=', currency).where('c.hourlyRate', '>', over);
    if (upTo !== null) query = query.where('c.hourlyRate', '<=', upTo);
  }
  if (search) {
    const words = sql<string>`search_text(concat_ws(' ', ${coach('name')}, ${sport('name')},
      ${coach('bio')}, ${PLACE}, list_text(${coach('specialties')})))`;
    query = query.where(containsAnySpelling(words, toSpellings(search)));
  }
  if (after) {
    query = query.where(
      sql<boolean>`(-${coach('rating')}, -${coach('reviewCount')}, ${coach('id')})
        > (-${after.rating}::float8, -${after.reviewCount}::int, ${after.id}::int)`,
    );
  }
  return query
    .orderBy('c.rating', 'desc')
    .orderBy('c.reviewCount', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

export function findListedClasses(
  viewerId: number | null,
  limit: number,
): Promise<ListedClassDto[]> {
  return listedCoaches(viewerId)
    .innerJoin('coachClasses as k', 'k.coachId', 'c.id')
    .innerJoin('sports as s', 's.id', 'c.sportId')
    .where((eb) => eb.ref('k.isActive'))
    .orderBy('c.rating', 'desc')
    .orderBy('c.id')
    .orderBy('k.id')
    .limit(limit)
    .select([
      'k.id',
      'k.name',
      'k.description',
      'k.durationMinutes',
      'k.price',
      'k.currency',
      'k.groupSize',
      'k.minimum',
      'k.decideHours',
      'k.schedule',
      jsonBuildObject({
        id: coach('id'),
        name: coach('name'),
        sport: SPORT,
        location: PLACE,
      }).as('coach'),
    ])
    .execute();
}

/** The places of listed coaches and of their venues. */
export function findCoachingPlaces(viewerId: number | null) {
  return on()
    .with('listed', () =>
      listedCoaches(viewerId).select(['c.id', 'c.city', 'c.area', PLACE.as('location')]),
    )
    .selectFrom('listed')
    .where('location', 'is not', null)
    .select(['city', 'area', 'location'])
    .$narrowType<{ location: string }>()
    .union((eb) =>
      eb
        .selectFrom('listed as l')
        .innerJoin('coachVenues as cv', 'cv.coachId', 'l.id')
        .innerJoin('venues as v', 'v.id', 'cv.venueId')
        .where((own) => own.ref('v.listed'))
        .select((own) => [
          'v.city',
          'v.area',
          own.fn<string>('concat_ws', [sql.lit(', '), 'v.area', 'v.city']).as('location'),
        ]),
    )
    .orderBy('city', (order) => order.asc().nullsLast())
    .orderBy('area', (order) => order.asc().nullsFirst())
    .orderBy('location')
    .execute();
}

export type CoachingPlaceRow = Awaited<ReturnType<typeof findCoachingPlaces>>[number];

/** The different rates of listed coaches in a currency. */
export async function findRates(viewerId: number | null, currency: string): Promise<number[]> {
  const rows = await listedCoaches(viewerId)
    .where('c.currency', '=', currency)
    .select('c.hourlyRate')
    .distinct()
    .execute();
  return rows.map(({ hourlyRate }) => hourlyRate);
}

export function findTrainingVenues(
  viewerId: number | null,
  limit: number,
): Promise<TrainingVenueDto[]> {
  return listedCoaches(viewerId)
    .innerJoin('coachVenues as cv', 'cv.coachId', 'c.id')
    .innerJoin('venues as v', 'v.id', 'cv.venueId')
    .where((eb) => eb.ref('v.listed'))
    .groupBy('v.id')
    .orderBy('v.rating', 'desc')
    .orderBy('v.id')
    .limit(limit)
    .select((eb) => [
      'v.id',
      'v.name',
      'v.address',
      'v.area',
      'v.city',
      'v.rating',
      'v.reviewCount',
      'v.sports',
      eb.fn
        .agg<TrainingVenueDto['coaches']>('json_agg', [
          jsonBuildObject({ id: coach('id'), name: coach('name') }),
        ])
        .orderBy('c.id')
        .as('coaches'),
    ])
    .execute();
}

/** Coaches visible to guests, latest changed first. */
export function findPublicCoaches(limit: number): Promise<{ id: number; updatedAt: Date }[]> {
  return listedCoaches(null)
    .orderBy('c.updatedAt', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .select(['c.id', 'c.updatedAt'])
    .execute();
}
