import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import {
  GAME_CHAT_LISTED_DAYS,
  GAME_CHAT_OPEN_DAYS,
  PRESENCE_STALE_SECONDS,
  REQUEST_MESSAGES_MAX,
} from '@/lib/messages/constants';
import { separated } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { now } from '@/lib/platform/db/now';
import { arePair } from '@/lib/platform/db/pair';
import type { Tables } from '@/lib/platform/db/tables';

type Person = number | Expression<number | null>;

const eb = expressionBuilder<Tables, never>();
const chat = columnsOf<'conversations'>('c');

/** True when `c` is the conversation of these two people. */
export const isOfPair = (a: Person, b: Person): RawBuilder<boolean> =>
  sql`(${chat('userLo')} = least(${a}::int, ${b}) AND ${chat('userHi')} = greatest(${a}::int, ${b}))`;

/** The other person of the pair's conversation `c`. */
export const otherOf = (person: Person): RawBuilder<number | null> =>
  sql`CASE WHEN ${chat('userLo')} = ${person} THEN ${chat('userHi')} ELSE ${chat('userLo')} END`;

const block = columnsOf<'blocks'>('b');

/** True when the two people of `c` are neither blocked nor separated by women-only; always true in a group and a game. */
export const isUnblocked: RawBuilder<boolean> = sql`NOT (${eb.exists(
  eb
    .selectFrom('blocks as b')
    .where(sql<boolean>`${chat('type')} = 'direct'`)
    .where(arePair([block('blockerId'), block('blockedId')], [chat('userLo'), chat('userHi')])),
)} OR ${chat('type')} = 'direct' AND ${eb.exists(
  eb
    .selectFrom('users as lo')
    .where('lo.id', '=', chat('userLo'))
    .where(separated('lo', chat('userHi'))),
)})`;

/** True when the presence `p` was reported recently. */
export const isFresh: RawBuilder<boolean> = sql`${columnsOf<'presences'>('p')('seenAt')}
  > ${now} - interval '${sql.raw(String(PRESENCE_STALE_SECONDS))} seconds'`;

export const isOnline = (person: Expression<number | null>): RawBuilder<boolean> =>
  sql`${eb.exists(eb.selectFrom('presences as p').where('p.userId', '=', person).where(isFresh))}`;

const game = columnsOf<'games'>('ga');

/** The group of the chat `c`, or of its left-joined game `ga`. */
export const groupOfChat: RawBuilder<number | null> =
  sql`coalesce(${chat('groupId')}, ${game('groupId')})`;

const endedWithin = (days: number): RawBuilder<boolean> =>
  sql`coalesce(${game('endsAt')} > now() - interval '${sql.raw(String(days))} days', true)`;

/** True unless `ga` ended so long ago that its chat is closed. */
export const isOpenChat = endedWithin(GAME_CHAT_OPEN_DAYS);

/** True unless `ga` ended so long ago that its chat is no longer listed. */
export const isListedChat = endedWithin(GAME_CHAT_LISTED_DAYS);

export const isMember = (
  chatId: Expression<number>,
  person: Expression<number>,
): RawBuilder<boolean> =>
  sql`${eb.exists(
    eb
      .selectFrom('conversationMembers as mine')
      .where('mine.conversationId', '=', chatId)
      .where('mine.userId', '=', person),
  )}`;

/** True unless the group `g` or the game `ga` of the chat `c` is hidden, the game long over, or only organisers write. */
const isOpenFor = (sender: Expression<number>): RawBuilder<boolean> =>
  sql`(${chat('type')} = 'direct' OR ${eb.exists(
    eb
      .selectFrom('groups as gr')
      .leftJoin('games as ga', (join) => join.on('ga.id', '=', chat('gameId')))
      .where('gr.id', '=', groupOfChat)
      .where('gr.hiddenAt', 'is', null)
      .where('ga.hiddenAt', 'is', null)
      .where(isOpenChat)
      .where(
        (own) =>
          sql<boolean>`(${chat('groupId')} IS NULL OR NOT ${own.ref('gr.organisersWrite')} OR ${own.exists(
            own
              .selectFrom('groupMembers as writer')
              .whereRef('writer.groupId', '=', 'gr.id')
              .where('writer.userId', '=', sender)
              .where('writer.role', '<>', 'member'),
          )})`,
      ),
  )})`;

/** All messages of a pending request are its sender's, so the last number counts them. A declined one accepts none. */
const hasRoom = (sender: Expression<number>): RawBuilder<boolean> =>
  sql`((${chat('requestedById')} = ${sender} AND (${chat('requestStatus')} = 'declined'
    OR ${chat('requestStatus')} = 'pending' AND ${chat('lastSeq')} >= ${sql.lit(REQUEST_MESSAGES_MAX)})) IS NOT TRUE)`;

/**
 * True when the sender sees the chat `c` and may write in it, as by `canWrite` of the policy. Repeated here because only the
 * statement that locks the row knows how many messages came before.
 */
export const mayWrite = (sender: Expression<number>): RawBuilder<boolean> =>
  sql`(${isMember(chat('id'), sender)} AND ${isUnblocked} AND ${isOpenFor(sender)} AND ${hasRoom(sender)})`;
