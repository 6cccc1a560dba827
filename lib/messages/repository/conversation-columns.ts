import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { PRESENCE_STALE_SECONDS } from '@/lib/messages/constants';
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

/** True when no block stands between the two people of `c`; always true in a group. */
export const isUnblocked: RawBuilder<boolean> = sql`NOT ${eb.exists(
  eb
    .selectFrom('blocks as b')
    .where(sql<boolean>`${chat('type')} = 'direct'`)
    .where(arePair([block('blockerId'), block('blockedId')], [chat('userLo'), chat('userHi')])),
)}`;

/** True when a sidecar has reported the presence `p` recently. */
export const isFresh: RawBuilder<boolean> = sql`${columnsOf<'presences'>('p')('seenAt')}
  > ${now} - interval '${sql.raw(String(PRESENCE_STALE_SECONDS))} seconds'`;

/** True when a sidecar has reported the person recently. */
export const isOnline = (person: Expression<number | null>): RawBuilder<boolean> =>
  sql`${eb.exists(eb.selectFrom('presences as p').where('p.userId', '=', person).where(isFresh))}`;
