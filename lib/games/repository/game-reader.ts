import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { PlayerFacts } from '@/lib/games/policy';
import type { Audience, GroupRole } from '@/lib/groups/constants';
import {
  ledGroup,
  notBlocked,
  present,
  publicGame,
  visibleGroup,
} from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Tables } from '@/lib/platform/db/tables';

// What a game and its reader are to each other. `ga` is the game, `g` its group, `me` the reader, `mine` their membership of
// the group, `p` their answer to the game: the last three joined from the left.

export interface GameReader {
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

/** What `p` has answered; null for nothing yet. */
export const answered = sql<Answer | null>`CASE WHEN ${answer('status')} = 'out' AND ${answer('saidMaybe')}
  THEN 'maybe' ELSE ${answer('status')}::text END`;

/** A group for women plays among women, whatever a game says: a gender is checked again at each game. */
export const audience = sql<Audience>`CASE WHEN ${g('audience')} = 'all' THEN ${ga('audience')} ELSE ${g('audience')} END`;

const anywhere = expressionBuilder<Tables, never>();

/** The reader is one of the two whose games the group `g` holds. */
const isOfPair = (reader: Expression<number>) =>
  sql<boolean>`(${g('pairLo')} = ${reader} OR ${g('pairHi')} = ${reader})`;

/** Both of a game of two organise it; otherwise the role in the group decides. */
export const roleOf = (reader: Expression<number>) =>
  sql<GroupRole | null>`CASE WHEN ${isOfPair(reader)} THEN 'organiser' ELSE ${mine('role')} END`;

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

/** The reader was asked to fill a seat, and may still. Who is banned or was removed is not asked, and blocks hide the game. */
export const isAsked = (reader: Expression<number>) =>
  sql<boolean>`(${ga('startsAt')} > now() AND ${anywhere.exists(
    anywhere
      .selectFrom('seatAsks as asked')
      .where('asked.gameId', '=', ga('id'))
      .where('asked.userId', '=', reader),
  )} AND ${notBlocked(g('creatorId'), reader)} AND NOT ${isBanned(reader)})`;

/** Games that the reader may see: public ones of a group they may see, and those of their own groups, seats and asks. */
export const maySee = (userId: number | null, reader: Expression<number>) => sql<boolean>`(
  ${ga('hiddenAt')} IS NULL AND ${g('hiddenAt')} IS NULL AND (
    ${mine('id')} IS NOT NULL OR ${isOfPair(reader)} OR ${seated(reader)} OR ${publicGame('ga')} AND ${visibleGroup('g', userId)}
    OR ${isAsked(reader)}))`;

/** Whoever has an invite link sees the game too, unless there is a block with the creator of the group. */
export const maySeeByLink = (userId: number | null, reader: Expression<number>) => sql<boolean>`(
  ${maySee(userId, reader)} OR ${ga('hiddenAt')} IS NULL AND ${g('hiddenAt')} IS NULL
    AND ${notBlocked(g('creatorId'), userId)})`;

/** Who knows a private address: people with a seat, the group's organisers and the game's creator. */
export const knowsAddress = (
  reader: Expression<number>,
) => sql<boolean>`(NOT ${ga('isPrivateAddress')}
  OR ${seated(reader)} AND ${answer('status')} = 'going' OR ${mine('role')} IN ('creator', 'organiser')
  OR ${mine('role')} = 'member' AND ${ga('creatorId')} = ${reader})`;

/** As discovery hides the games of a group that takes nobody. Members and people with a place keep theirs. */
const isShutOut = sql<boolean>`(${mine('id')} IS NULL AND ${g('pairLo')} IS NULL
  AND coalesce(${answer('status')} NOT IN ('going', 'waitlisted'), true)
  AND NOT (${g('isActive')} AND ${ledGroup('g')}))`;

/** The reader created the game. */
export const isCreator = (reader: Expression<number>) =>
  sql<boolean>`coalesce(${ga('creatorId')} = ${reader}, false)`;

/** The reader as a player; null for a guest. */
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
      isShutOut,
    }),
  )
  .end()
  .$castTo<PlayerFacts | null>();
