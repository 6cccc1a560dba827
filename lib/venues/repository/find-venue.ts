import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  mayMeet,
  notBlocked,
  openGame,
  publicGame,
  shownName,
  showsGames,
  visibleGroup,
} from '@/lib/moderation/visibility';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { columnsOf } from '@/lib/platform/db/columns';
import { prepared } from '@/lib/platform/db/kysely';
import { placePoint } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';

const at = columnsOf<'venues'>('v');
const group = columnsOf<'groups'>('g');

/** The first picture of the venue `v`, for a join by that name. */
export const cover = expressionBuilder<Tables, never>()
  .selectFrom('venueImages as i')
  .where('i.venueId', '=', at('id'))
  .where('i.hiddenAt', 'is', null)
  .orderBy('i.position')
  .orderBy('i.id')
  .limit(sql.lit(1))
  .select(['i.imageKey', 'i.provider'])
  .as('cover');

/**
 * A card's columns, named as in `nearbyVenueSchema`, without the distance and the sports: of the venue `v`, its `adder` of
 * users and its `cover`.
 */
export const cardColumns = (viewerId: number | null) =>
  [
    'v.id',
    'v.name',
    'v.address',
    'v.city',
    'v.area',
    'v.latitude',
    'v.longitude',
    'v.pointIsApproximate',
    'v.description',
    'v.phone',
    'v.website',
    'v.rating',
    'v.reviewCount',
    'v.amenities',
    'v.pricing',
    'v.timeZone',
    sql<OpeningSpan[] | null>`${at('openingHours')}`.as('openingHours'),
    sql<
      string | null
    >`CASE WHEN ${at('addedById')} IS NOT NULL THEN ${shownName('adder', viewerId)} END`.as(
      'addedBy',
    ),
    'cover.imageKey as coverKey',
    'cover.provider as coverProvider',
    sql<boolean>`${at('verifiedAt')} IS NOT NULL`.as('isVerified'),
    sql<boolean>`${at('closedAt')} IS NOT NULL`.as('isClosed'),
  ] as const;

const findVenueRow = prepared((kx, p: { viewerId: number | null; id: number }) =>
  kx
    .selectFrom('venues as v')
    .leftJoin('users as adder', 'adder.id', 'v.addedById')
    .leftJoinLateral(cover, (join) => join.onTrue())
    .where('v.id', '=', p.id)
    .select([
      ...cardColumns(p.viewerId),
      'v.localName',
      'v.country',
      'v.sports',
      'v.attribution',
      'v.addedById',
      'v.ownerId',
      'v.listed',
      'v.mergedIntoId',
      'v.createdAt',
      'v.updatedAt',
    ])
    .select((eb) => {
      const viewerId = sql<number>`${p.viewerId}::int`;
      const ownPlace = eb
        .selectFrom('users')
        .where('users.id', '=', viewerId)
        .select(placePoint('users').as('point'));
      const myReview = eb
        .selectFrom('venueReviews as r')
        .whereRef('r.venueId', '=', 'v.id')
        .where('r.userId', '=', viewerId)
        .where('r.hiddenAt', 'is', null)
        .select((own) =>
          jsonBuildObject({
            id: own.ref('r.id'),
            rating: own.ref('r.rating'),
            comment: own.ref('r.comment'),
          }).as('review'),
        );
      return [
        sql<number | null>`${eb.ref('v.g3')} <-> ${ownPlace}`.as('chord'),
        // The viewer and the adder may meet.
        mayMeet(eb.ref('v.addedById'), p.viewerId).as('addedBySeen'),
        // The viewer's own review.
        myReview.as('myReview'),
        eb
          .selectFrom('venueStaff as staff')
          .whereRef('staff.venueId', '=', 'v.id')
          .where('staff.userId', '=', viewerId)
          .select('staff.role')
          .as('staffRole'),
      ];
    }),
);

export type VenueRow = Awaited<ReturnType<typeof findVenueRow>>[number];

/** A venue as `viewerId` (null: guest) sees it. Includes hidden and merged ones, which the service handles. */
export async function findVenue(viewerId: number | null, id: number): Promise<VenueRow | null> {
  const [row] = await findVenueRow({ viewerId, id });
  return row ?? null;
}

const findImages = prepared((kx, p: { venueId: number }) =>
  kx
    .selectFrom('venueImages as i')
    .where('i.venueId', '=', p.venueId)
    .where('i.hiddenAt', 'is', null)
    .orderBy('i.position')
    .orderBy('i.id')
    .select([
      'i.id',
      'i.venueId',
      'i.imageKey',
      'i.provider',
      'i.caption',
      'i.width',
      'i.height',
      'i.createdAt',
    ]),
);

export type VenueImageRow = Awaited<ReturnType<typeof findImages>>[number];

export function findVenueImages(venueId: number): Promise<VenueImageRow[]> {
  return findImages({ venueId });
}

const sport = columnsOf<'sports'>('s');
const SPORT = jsonBuildObject({ id: sport('id'), name: sport('name'), icon: sport('icon') });

/** The next public games at a venue, of groups that the viewer may see. */
export const findGamesAt = prepared(
  (kx, p: { viewerId: number | null; venueId: number; after: Date; limit: number }) =>
    kx
      .selectFrom('games as ga')
      .innerJoin('groups as g', 'g.id', 'ga.groupId')
      .innerJoin('sports as s', 's.id', 'ga.sportId')
      .where('ga.venueId', '=', p.venueId)
      .where('ga.startsAt', '>', p.after)
      .where('ga.status', '=', sql.lit('upcoming'))
      .where(publicGame('ga'))
      .where('ga.isPrivateAddress', '=', sql.lit(false))
      .where('ga.hiddenAt', 'is', null)
      .where(showsGames('g'))
      .where(openGame('ga', 'g', p.viewerId))
      .where((eb) => notBlocked(eb.ref('ga.creatorId'), p.viewerId))
      .orderBy('ga.startsAt')
      .orderBy('ga.id')
      .limit(p.limit)
      .select([
        'ga.id',
        'ga.title',
        'ga.startsAt',
        'ga.endsAt',
        'ga.timeZone',
        'ga.goingCount',
        'ga.maxPlayers',
        'ga.audience',
        'ga.skillMin',
        'ga.skillMax',
        sql<string | null>`CASE WHEN ${group('reach')} IS NULL THEN ${group('name')} END`.as(
          'groupName',
        ),
        SPORT.as('sport'),
      ]),
);

/** Public groups with games at the venue, those with the most first; games at a private address do not count. */
export const findGroupsAt = prepared(
  (kx, p: { viewerId: number | null; venueId: number; limit: number }) =>
    kx
      .selectFrom((eb) =>
        eb
          .selectFrom('games')
          .where('venueId', '=', p.venueId)
          .where(publicGame('games'))
          .where('isPrivateAddress', '=', sql.lit(false))
          .where('status', '<>', sql.lit('cancelled'))
          .where('hiddenAt', 'is', null)
          .groupBy('groupId')
          .select((own) => ['groupId', own.fn.countAll<number>().as('games')])
          .as('played'),
      )
      .innerJoin('groups as g', 'g.id', 'played.groupId')
      .innerJoin('sports as s', 's.id', 'g.sportId')
      .where('g.isActive', '=', sql.lit(true))
      .where('g.visibility', '=', sql.lit('public'))
      .where(visibleGroup('g', p.viewerId))
      .orderBy('played.games', 'desc')
      .orderBy('g.id')
      .limit(p.limit)
      .select(['g.id', 'g.name', 'g.memberCount', 'g.maxMembers', 'g.audience', SPORT.as('sport')]),
);
