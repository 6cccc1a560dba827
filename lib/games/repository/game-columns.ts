import {
  type Expression,
  expressionBuilder,
  type QueryCreator,
  type RawBuilder,
  sql,
} from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { PlayerFacts } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import {
  ledGroup,
  notBlocked,
  PRIVATE_ADDRESS,
  present,
  shownId,
  shownName,
  visibleGroup,
} from '@/lib/moderation/visibility';
import type { SeriesRule } from '@/lib/platform/calendar/occurrences';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Tables } from '@/lib/platform/db/tables';

export interface GameReader {
  /** Null for a guest. */
  userId: number | null;
  isAdmin: boolean;
}

export const ga = columnsOf<'games'>('ga');
const g = columnsOf<'groups'>('g');
/** The reader's membership of the group, and their answer to the game. */
const mine = columnsOf<'groupMembers'>('mine');
const answer = columnsOf<'gameParticipants'>('p');
/** The answers of those ahead in line. */
const ahead = columnsOf<'gameParticipants'>('q');

const anywhere = expressionBuilder<Tables, never>();

const isBanned = (userId: Expression<number>) =>
  anywhere.exists(
    anywhere
      .selectFrom('groupBans as b')
      .where('b.groupId', '=', g('id'))
      .where('b.userId', '=', userId),
  );

/**
 * A seat or a place in line makes a game visible that is not public (any more), until it is over. Afterwards only members of
 * the group see it. People who are banned from the group never do.
 */
const seated = (
  reader: Expression<number>,
) => sql<boolean>`(${answer('status')} IN ('going', 'waitlisted')
  AND (${ga('endsAt')} > now() OR ${mine('id')} IS NOT NULL) AND NOT ${isBanned(reader)})`;

/** Games that the reader may see: public ones of a group they may see, and those of their own groups and seats. */
const maySee = (userId: number | null, reader: Expression<number>) => sql<boolean>`(
  ${ga('hiddenAt')} IS NULL AND ${g('hiddenAt')} IS NULL AND (
    ${mine('id')} IS NOT NULL OR ${seated(reader)} OR ${ga('isPublic')} AND ${visibleGroup('g', userId)}))`;

/** Whoever has an invite link sees the game too, unless there is a block with the creator of the group. */
const maySeeByLink = (userId: number | null, reader: Expression<number>) => sql<boolean>`(
  ${maySee(userId, reader)} OR ${ga('hiddenAt')} IS NULL AND ${g('hiddenAt')} IS NULL
    AND ${notBlocked(g('creatorId'), userId)})`;

/** Who knows a private address: people with a seat, the group's organisers and the game's creator. */
const knowsAddress = (reader: Expression<number>) => sql<boolean>`(NOT ${ga('isPrivateAddress')}
  OR ${seated(reader)} AND ${answer('status')} = 'going' OR ${mine('role')} IN ('creator', 'organiser')
  OR ${mine('role')} = 'member' AND ${ga('creatorId')} = ${reader})`;

/** As discovery hides the games of a group that takes nobody. Members and people with a place keep theirs. */
const isShutOut = sql<boolean>`(${mine('id')} IS NULL
  AND coalesce(${answer('status')} NOT IN ('going', 'waitlisted'), true)
  AND NOT (${g('isActive')} AND ${ledGroup('g')}))`;

const isCompleted = sql<boolean>`${ga('status')} = 'upcoming' AND ${ga('endsAt')} <= now()`;

const NO_CHORD = sql<number | null>`NULL::float8`;

interface ShownOptions {
  /** Metres through the sphere from the centre of a search. */
  chord?: RawBuilder<number | null>;
  /** The reader has an invite link. */
  byLink?: boolean;
}

/** The games that the reader may see, as they may see them; an admin sees every game. */
export function shownGames(
  kx: QueryCreator<Tables>,
  { userId, isAdmin }: GameReader,
  { chord = NO_CHORD, byLink = false }: ShownOptions = {},
) {
  const reader = sql<number>`${userId}::int`;
  const asAdmin = sql<boolean>`${isAdmin}::boolean`;
  const knows = knowsAddress(reader);
  const sees = (byLink ? maySeeByLink : maySee)(userId, reader);
  return kx
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .innerJoin('sports as s', 's.id', 'ga.sportId')
    .leftJoin('users as creator', 'creator.id', 'ga.creatorId')
    .leftJoin('gameSeries as gs', 'gs.id', 'ga.seriesId')
    .leftJoin('venues as v', (join) =>
      join.onRef('v.id', '=', 'ga.venueId').on('v.listed', '=', sql.lit(true)),
    )
    .leftJoin('users as me', (join) => join.on('me.id', '=', reader))
    .leftJoin('groupMembers as mine', (join) =>
      join.onRef('mine.groupId', '=', 'g.id').on('mine.userId', '=', reader),
    )
    .leftJoin('gameParticipants as p', (join) =>
      join.onRef('p.gameId', '=', 'ga.id').on('p.userId', '=', reader),
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
      'ga.goingCount',
      'ga.waitlistCount',
      'ga.skillMin',
      'ga.skillMax',
      'ga.audience',
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
      'mine.role',
      'p.status as viewerStatus',
      'p.guests as viewerGuests',
      'p.mustReconfirm',
      chord.as('chord'),
      shownName('creator', userId).as('creatorName'),
      // Null for a guest, and for people whom the reader may not meet.
      shownId('creator', userId).as('creatorId'),
      sql<boolean>`coalesce(${ga('creatorId')} = ${reader}, false)`.as('isCreator'),
      sql<boolean>`${ga('isPublic')} AND ${g('visibility')} = 'public'`.as('isPublic'),
      sql<GameDto['status']>`CASE WHEN ${isCompleted} THEN 'completed' ELSE ${ga('status')} END`.as(
        'status',
      ),
      // Visible only because the reader is an admin.
      sql<boolean>`${asAdmin} AND ${sees} IS NOT TRUE`.as('onlyAsAdmin'),
    ])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('g.id'), name: eb.ref('g.name') }).as('group'),
      jsonBuildObject({ id: eb.ref('s.id'), name: eb.ref('s.name'), icon: eb.ref('s.icon') }).as(
        'sport',
      ),
      // The place as the reader may know it: of a private address only the area, without point or venue.
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
      // For a series that continues: its rule, and the date up to which its games exist.
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
          }),
        )
        .end()
        .$castTo<(SeriesRule & { madeUntil: string | null }) | null>()
        .as('rule'),
      // The reader as a player; null for a guest.
      eb
        .case()
        .when('me.id', 'is not', null)
        .then(
          jsonBuildObject({
            present: present('me'),
            gender: eb.ref('me.gender'),
            level: eb
              .selectFrom('userSports as us')
              .whereRef('us.userId', '=', 'me.id')
              .whereRef('us.sportId', '=', 'ga.sportId')
              .select('us.skillLevel'),
            isBanned: isBanned(eb.ref('me.id').$notNull()),
            isShutOut,
          }),
        )
        .end()
        .$castTo<PlayerFacts | null>()
        .as('reader'),
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
