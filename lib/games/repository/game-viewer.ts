import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { SeatFacts } from '@/lib/games/policy';
import type { Audience } from '@/lib/groups/constants';
import {
  ledGroup,
  notBlocked,
  openGame,
  ownsQuietGroup,
  present,
  roleIn,
} from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import type { Tables } from '@/lib/platform/db/tables';

// The relation of a viewer to a game. `ga` is the game, `g` its group, `me` the viewer, `mine` their membership of the group,
// `p` their participation: the last three are left-joined.

export interface GameViewer {
  /** Null for a guest. */
  userId: number | null;
  isAdmin: boolean;
}

export const ga = columnsOf<'games'>('ga');
export const g = columnsOf<'groups'>('g');
const me = columnsOf<'users'>('me');
const mine = columnsOf<'groupMembers'>('mine');
export const answer = columnsOf<'gameParticipants'>('p');

export type Answer = 'going' | 'waitlisted' | 'maybe' | 'out';

/** The viewer's answer; null without one. */
export const answered = sql<Answer | null>`CASE WHEN ${answer('status')} = 'out' AND ${answer('saidMaybe')}
  THEN 'maybe' ELSE ${answer('status')}::text END`;

/** A group for women plays among women, whatever the game's audience: genders are checked again at each game. */
export const audience = sql<Audience>`CASE WHEN ${g('audience')} = 'all' THEN ${ga('audience')} ELSE ${g('audience')} END`;

/** `fitsAudience` of the policy, for a person of this gender. */
export const audienceFits = (gender: Expression<unknown>) => sql<boolean>`(CASE ${audience}
  WHEN 'women' THEN ${gender} = 'female' WHEN 'men' THEN ${gender} = 'male' ELSE true END)`;

/** `fitsLevel` of the policy, for a person with a level in the game's sport. */
export const levelFits = (level: Expression<unknown>) => sql<boolean>`(
  ${level} >= coalesce(${ga('skillMin')}, 'beginner') AND ${level} <= coalesce(${ga('skillMax')}, 'expert'))`;

const anywhere = expressionBuilder<Tables, never>();

/** Both people of a game of two organise it, as does the creator of one without a group; else the role in the group decides. */
export const roleOf = (viewer: Expression<number>) =>
  roleIn({ group: 'g', member: 'mine' }, viewer);

const isBanned = (userId: Expression<number>) =>
  anywhere.exists(
    anywhere
      .selectFrom('groupBans as b')
      .where('b.groupId', '=', g('id'))
      .where('b.userId', '=', userId),
  );

/**
 * A seat or a place on the waiting list makes a non-public game visible until it is over. Afterwards only members of the group
 * see it, and the players of a game without one. People who are banned from the group never do.
 */
const seated = (
  viewer: Expression<number>,
) => sql<boolean>`(${answer('status')} IN ('going', 'waitlisted')
  AND (${ga('endsAt')} > now() OR ${mine('id')} IS NOT NULL OR ${g('reach')} IS NOT NULL) AND NOT ${isBanned(viewer)})`;

/**
 * The viewer was invited to fill a seat, and the invitation is open. Banned and removed people are not invited, and blocks hide
 * the game.
 */
export const isAsked = (viewer: Expression<number>) =>
  sql<boolean>`(${ga('startsAt')} > now() AND ${anywhere.exists(
    anywhere
      .selectFrom('seatAsks as asked')
      .where('asked.gameId', '=', ga('id'))
      .where('asked.userId', '=', viewer),
  )} AND ${notBlocked(g('creatorId'), viewer)} AND NOT ${isBanned(viewer)})`;

/** Games that the viewer may see: public ones of a visible group, and those of their own groups, seats and invitations. */
export const maySee = (userId: number | null, viewer: Expression<number>) => sql<boolean>`(
  ${ga('hiddenAt')} IS NULL AND ${g('hiddenAt')} IS NULL AND (
    ${mine('id')} IS NOT NULL OR ${ownsQuietGroup('g', viewer)} OR ${seated(viewer)} OR ${openGame('ga', 'g', userId)}
    OR ${isAsked(viewer)}))`;

/** An invite link also makes the game visible, unless there is a block with the creator of the group. */
const maySeeByLink = (userId: number | null, viewer: Expression<number>) => sql<boolean>`(
  ${maySee(userId, viewer)} OR ${ga('hiddenAt')} IS NULL AND ${g('hiddenAt')} IS NULL
    AND ${notBlocked(g('creatorId'), userId)})`;

/** People who know a private address: those with a seat, the group's organisers and the game's creator. */
export const knowsAddress = (
  viewer: Expression<number>,
) => sql<boolean>`(NOT ${ga('isPrivateAddress')}
  OR ${seated(viewer)} AND ${answer('status')} = 'going' OR ${roleOf(viewer)} IN ('creator', 'organiser')
  OR ${mine('role')} = 'member' AND ${ga('creatorId')} = ${viewer})`;

/** Discovery hides the games of a group that accepts nobody. Members and people with a seat still see them. */
const isShutOut = sql<boolean>`(${mine('id')} IS NULL AND ${g('pairLo')} IS NULL
  AND coalesce(${answer('status')} NOT IN ('going', 'waitlisted'), true)
  AND NOT (${g('isActive')} AND ${ledGroup('g')}))`;

export const isCreator = (viewer: Expression<number>) =>
  sql<boolean>`coalesce(${ga('creatorId')} = ${viewer}, false)`;

/** Until when a player only waits for places in a game of that alias, as ISO 8601; null when they may have a seat. */
export const waitsUntil = (
  game: string,
  user: Expression<unknown> | null,
  regular: Expression<unknown> | null,
) => sql<
  string | null
>`to_char(waits_in_game(${columnsOf<'games'>(game)('id')}, ${user}::int, ${regular}::int)
  AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The viewer as a player; null for a guest. */
export const playerFacts = anywhere
  .case()
  .when(me('id'), 'is not', null)
  .then(
    jsonBuildObject({
      present: present('me'),
      gender: me('gender'),
      level: anywhere
        .selectFrom('userSports as us')
        .where('us.userId', '=', me('id'))
        .where('us.sportId', '=', ga('sportId'))
        .select('us.skillLevel'),
      isBanned: isBanned(me('id')),
      request: anywhere
        .selectFrom('seatRequests as sr')
        .where('sr.gameId', '=', ga('id'))
        .where('sr.userId', '=', me('id'))
        .select('sr.status'),
      isShutOut,
      waitsUntil: waitsUntil('ga', me('id'), null),
    }),
  )
  .end()
  .$castTo<SeatFacts | null>();

const findFor = (sees: typeof maySee) =>
  prepared((kx, p: GameViewer & { gameId: number }) => {
    const viewer = sql<number>`${p.userId}::int`;
    const mayRead = sees(p.userId, viewer);
    return kx
      .selectFrom('games as ga')
      .innerJoin('groups as g', 'g.id', 'ga.groupId')
      .innerJoin('sports as s', 's.id', 'ga.sportId')
      .leftJoin('users as me', (join) => join.on('me.id', '=', viewer))
      .leftJoin('groupMembers as mine', (join) =>
        join.onRef('mine.groupId', '=', 'g.id').on('mine.userId', '=', viewer),
      )
      .leftJoin('gameParticipants as p', (join) =>
        join.onRef('p.gameId', '=', 'ga.id').on('p.userId', '=', viewer),
      )
      .leftJoin('seatHolds as offer', 'offer.participantId', 'p.id')
      .where('ga.id', '=', p.gameId)
      .where(sql<boolean>`(${p.isAdmin}::boolean OR ${mayRead})`)
      .select([
        'ga.skillMin',
        'ga.skillMax',
        'ga.guestsMax',
        'p.id as participantId',
        'p.guests',
        roleOf(viewer).as('role'),
        'offer.id as offerId',
        jsonBuildObject({ name: sql.ref<string>('s.name') }).as('sport'),
        answered.as('status'),
        audience.as('audience'),
        isCreator(viewer).as('isCreator'),
        sql<boolean>`${g('pairLo')} IS NOT NULL`.as('isForTwo'),
        playerFacts.as('facts'),
        sql<boolean>`${mayRead} IS NOT TRUE`.as('onlyAsAdmin'),
      ]);
  });

const FIND = { shown: findFor(maySee), byLink: findFor(maySeeByLink) };

export type PlayerRow = Awaited<ReturnType<typeof FIND.shown>>[number];

/**
 * What decides whether the reader may have a seat, and the answer they gave. Null for a game that they may not see.
 * @param way `byLink` for somebody with an invite link
 */
export async function findPlayer(
  gameId: number,
  viewer: GameViewer,
  way: keyof typeof FIND,
  tx: Tx,
): Promise<PlayerRow | null> {
  const [row] = await FIND[way]({ ...viewer, gameId }, tx);
  return row ?? null;
}

/** The creator of the next games: the series' creator while in the group, then the group's creator. */
export async function findMakerId(
  { groupId, creatorId }: { groupId: number; creatorId: number | null },
  tx: Tx,
): Promise<number | null> {
  const row = await on(tx)
    .selectFrom('groupMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.groupId', '=', groupId)
    .where((eb) =>
      eb.or([
        sql<boolean>`${eb.ref('m.userId')} = ${creatorId}::int`,
        eb('m.role', '=', 'creator'),
      ]),
    )
    .where(present('u'))
    .orderBy(
      (eb) => sql`${eb.ref('m.userId')} = ${creatorId}::int`,
      (order) => order.desc().nullsLast(),
    )
    .limit(1)
    .select('m.userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}
