import { activeAccount } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { type Language, languageOf } from '@/lib/platform/language/languages';

export function findFeed(userId: number): Promise<{ createdAt: Date } | undefined> {
  return on()
    .selectFrom('calendarFeeds')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .orderBy('id', 'desc')
    .select('createdAt')
    .limit(1)
    .executeTakeFirst();
}

export async function insertFeed(userId: number, tokenHash: string, tx: Tx): Promise<Date> {
  const { createdAt } = await on(tx)
    .insertInto('calendarFeeds')
    .values({ userId, tokenHash })
    .returning('createdAt')
    .executeTakeFirstOrThrow();
  return createdAt;
}

/** @returns whether one was on. */
export async function revokeFeeds(userId: number, tx?: Tx): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('calendarFeeds')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface FeedOwner {
  userId: number;
  language: Language;
}

/** The owner of the subscription; null if it is revoked or the account is banned or being deleted. */
export async function touchFeed(tokenHash: string): Promise<FeedOwner | null> {
  const row = await on()
    .updateTable('calendarFeeds as f')
    .from('users as u')
    .set({ lastFetchedAt: now })
    .where('f.tokenHash', '=', tokenHash)
    .where('f.revokedAt', 'is', null)
    .whereRef('u.id', '=', 'f.userId')
    .where(activeAccount('u'))
    .returning(['f.userId', 'u.language'])
    .executeTakeFirst();
  return row ? { userId: row.userId, language: languageOf(row.language) } : null;
}
