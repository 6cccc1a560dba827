import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { FACES_IN_LISTS } from '@/lib/games/constants';
import { facesFor } from '@/lib/games/repository/faces';
import {
  answer,
  answered,
  audience,
  type GameViewer,
  g,
  ga,
  isAsked,
  isCreator,
  knowsAddress,
  maySee,
  playerFacts,
  roleOf,
} from '@/lib/games/repository/game-viewer';
import { seatsThatYield } from '@/lib/games/repository/holds';
import type { GameDto } from '@/lib/games/schema/read-game';
import { PRIVATE_ADDRESS, shownId, shownName, showsGames } from '@/lib/moderation/visibility';
import type { SeriesRule } from '@/lib/platform/calendar/occurrences';
import { columnsOf } from '@/lib/platform/db/columns';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { canSendMail } from '@/lib/platform/mail/provider';

/** The rows of those ahead on the waiting list. */
const ahead = columnsOf<'gameParticipants'>('q');

const isCompleted = sql<boolean>`${ga('status')} = 'upcoming' AND ${ga('endsAt')} <= now()`;

const ME = columnsOf<'users'>('me');

const yielding = seatsThatYield(ga('id')).select((eb) => {
  const seats = eb.fn.coalesce('yh.seats', eb('y.guests', '+', 1));
  return eb.cast<number>(eb.fn.coalesce(eb.fn.sum(seats), eb.lit(0)), 'integer').as('seats');
});

/**
 * Holds of guests count, so that no more seats are promised than exist. But they yield to a viewer `me` with a confirmed
 * address, for whom the game is not full; so do the seats of players with unproven addresses.
 */
export const goingFor = sql<number>`CASE
  WHEN ${ga('goingCount')} >= ${ga('maxPlayers')} AND ${ME('emailVerifiedAt')} IS NOT NULL
  THEN ${ga('goingCount')} - (SELECT count(*)::int FROM ${sql.table('seat_holds')} AS held
    WHERE held.game_id = ${ga('id')} AND held.participant_id IS NULL AND held.yielded_at IS NULL)
    - CASE WHEN ${sql.lit(canSendMail())} THEN ${yielding} ELSE 0 END
  ELSE ${ga('goingCount')} END`;

interface CourtOfGame {
  /** Of its time; it stays on the server. */
  id: number;
  name: string;
  startsAt: string;
  status: 'asked' | 'confirmed' | 'none';
}

/** The latest time of a court for the game at its venue. */
const court = sql<CourtOfGame | null>`(
  SELECT json_build_object('id', ct.id, 'name', c.name, 'startsAt', ct.starts_at, 'status', CASE ct.status
    WHEN 'asked' THEN 'asked' WHEN 'confirmed' THEN 'confirmed' WHEN 'came' THEN 'confirmed'
    WHEN 'no_show' THEN 'confirmed' ELSE 'none' END)
  FROM ${sql.table('court_times')} ct JOIN ${sql.table('courts')} c ON c.id = ct.court_id
  WHERE ct.game_id = ${ga('id')} AND c.venue_id = ${ga('venueId')}
  ORDER BY ct.id DESC LIMIT 1)`;

const NO_CHORD = sql<number | null>`NULL::float8`;

/**
 * The games that the viewer may see, as they may see them; an admin sees every game. The viewer's places are joined first: the
 * planner orders only eight joins as it likes, and lists of one's own games begin with them. `chord`: metres through the sphere.
 */
export function shownGames(
  kx: QueryCreator<Tables>,
  { userId, isAdmin }: GameViewer,
  chord: RawBuilder<number | null> = NO_CHORD,
  faces = FACES_IN_LISTS,
) {
  const viewer = sql<number>`${userId}::int`;
  const asAdmin = sql<boolean>`${isAdmin}::boolean`;
  const knows = knowsAddress(viewer);
  const sees = maySee(userId, viewer);
  return kx
    .selectFrom('games as ga')
    .leftJoin('gameParticipants as p', (join) =>
      join.onRef('p.gameId', '=', 'ga.id').on('p.userId', '=', viewer),
    )
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .innerJoin('sports as s', 's.id', 'ga.sportId')
    .leftJoin('users as creator', 'creator.id', 'ga.creatorId')
    .leftJoin('gameSeries as gs', 'gs.id', 'ga.seriesId')
    .leftJoin('venues as v', (join) =>
      join.onRef('v.id', '=', 'ga.venueId').on('v.listed', '=', sql.lit(true)),
    )
    .leftJoin('users as partner', (join) =>
      join.on(
        'partner.id',
        '=',
        sql<number>`CASE WHEN ${g('pairLo')} = ${viewer} THEN ${g('pairHi')}
          WHEN ${g('pairHi')} = ${viewer} THEN ${g('pairLo')} END`,
      ),
    )
    .leftJoin('users as me', (join) => join.on('me.id', '=', viewer))
    .leftJoin('groupMembers as mine', (join) =>
      join.onRef('mine.groupId', '=', 'g.id').on('mine.userId', '=', viewer),
    )
    .leftJoin('seatHolds as offer', (join) =>
      join.onRef('offer.participantId', '=', 'p.id').on('offer.heldUntil', '>', now),
    )
    .where(sql<boolean>`(${asAdmin} OR ${sees})`)
    .select([
      'ga.id',
      'ga.groupId',
      'ga.title',
      'ga.description',
      'ga.startsAt',
      'ga.endsAt',
      'ga.timeZone',
      'ga.area',
      'ga.isPrivateAddress',
      'ga.maxPlayers',
      'ga.minPlayers',
      'ga.decideHours',
      'ga.membersFirstHours',
      'ga.payByHours',
      'ga.payToId',
      goingFor.as('goingCount'),
      'ga.waitlistCount',
      'ga.seatCalls',
      'ga.skillMin',
      'ga.skillMax',
      'ga.costPerPlayer',
      'ga.currency',
      'ga.guestsMax',
      'ga.cancelReason',
      'ga.changeReason',
      'ga.seriesId',
      'gs.frequency as repeats',
      'ga.calendarUid',
      'ga.calendarSequence',
      'ga.updatedAt',
      'ga.nudgedAt',
      roleOf(viewer).as('role'),
      'p.guests as viewerGuests',
      'p.mustReconfirm',
      'offer.heldUntil as offeredUntil',
      chord.as('chord'),
      answered.as('viewerStatus'),
      audience.as('audience'),
      'ga.needsGuardian',
      'g.needsGuardian as groupNeedsGuardian',
      shownName('creator', userId).as('creatorName'),
      // Null for guests, and for people hidden from the viewer.
      shownId('creator', userId).as('creatorId'),
      isCreator(viewer).as('isCreator'),
      sql<boolean>`${ga('isPublic')} AND ${showsGames('g')}`.as('isPublic'),
      'g.reach',
      sql<GameDto['status']>`CASE WHEN ${isCompleted} THEN 'completed' ELSE ${ga('status')} END`.as(
        'status',
      ),
      isAsked(viewer).as('isAsked'),
      facesFor(userId, viewer, faces).as('faces'),
      court.as('court'),
      shownName('partner', userId).as('partnerName'),
      shownId('partner', userId).as('partnerId'),
      sql<boolean>`${g('pairLo')} IS NOT NULL`.as('isForTwo'),
      // Visible only because the viewer is an admin.
      sql<boolean>`${asAdmin} AND ${sees} IS NOT TRUE`.as('onlyAsAdmin'),
    ])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('g.id'), name: eb.ref('g.name') }).as('group'),
      jsonBuildObject({ id: eb.ref('s.id'), name: eb.ref('s.name'), icon: eb.ref('s.icon') }).as(
        'sport',
      ),
      // The place as the viewer may know it: of a private address only the area, without point or venue.
      eb
        .case()
        .when(knows)
        .then(eb.ref('ga.location'))
        .else(eb.fn.coalesce('ga.area', sql.lit(PRIVATE_ADDRESS)))
        .end()
        .as('location'),
      eb.case().when(knows).then(eb.ref('ga.latitude')).end().as('latitude'),
      eb.case().when(knows).then(eb.ref('ga.longitude')).end().as('longitude'),
      eb
        .case()
        .when(eb.and([eb('v.id', 'is not', null), knows]))
        .then(jsonBuildObject({ id: eb.ref('v.id').$notNull(), name: eb.ref('v.name').$notNull() }))
        .end()
        .as('venue'),
      // For a series that continues: its rule, the last date with a game, and the number of coming games.
      eb
        .case()
        .when(eb.and([eb('gs.id', 'is not', null), eb('gs.endedAt', 'is', null)]))
        .then(
          jsonBuildObject({
            frequency: eb.ref('gs.frequency'),
            startsOn: eb.ref('gs.startsOn'),
            endsOn: eb.ref('gs.endsOn'),
            count: eb.ref('gs.occurrenceCount'),
            skippedOn: eb.ref('gs.skippedOn'),
            madeUntil: eb.ref('gs.generatedUntil'),
            planned: eb
              .selectFrom('games as n')
              .whereRef('n.seriesId', '=', 'gs.id')
              .where('n.status', '=', sql.lit('upcoming'))
              .where('n.startsAt', '>', now)
              .select((n) => n.fn.countAll<number>().as('count')),
            lastAt: eb
              .selectFrom('games as n')
              .whereRef('n.seriesId', '=', 'gs.id')
              .where('n.status', '=', sql.lit('upcoming'))
              .select((n) => n.fn.max('n.startsAt').as('lastAt')),
          }),
        )
        .end()
        .$castTo<
          (SeriesRule & { madeUntil: string | null; planned: number; lastAt: string | null }) | null
        >()
        .as('rule'),
      playerFacts.as('reader'),
      eb
        .case()
        .when('p.status', '=', sql.lit('waitlisted'))
        .then(
          eb
            .selectFrom('gameParticipants as q')
            .whereRef('q.gameId', '=', 'ga.id')
            .where('q.status', '=', sql.lit('waitlisted'))
            .where(
              sql<boolean>`(${ahead('waitlistedAt')}, ${ahead('id')}) <= (${answer('waitlistedAt')}, ${answer('id')})`,
            )
            .select((own) => own.fn.countAll<number>().as('count')),
        )
        .end()
        .$castTo<number | null>()
        .as('waitlistPosition'),
    ]);
}
