import { staying } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { type Language, languageOf } from '@/lib/platform/language/languages';

export async function findFeed(userId: number): Promise<{ createdAt: Date } | null> {
  return db.calendarFeed.findFirst({
    where: { userId, revokedAt: null },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  });
}

export async function insertFeed(userId: number, tokenHash: string, tx: Tx): Promise<Date> {
  const { createdAt } = await tx.calendarFeed.create({
    data: { userId, tokenHash },
    select: { createdAt: true },
  });
  return createdAt;
}

/** @returns whether one was on. */
export async function revokeFeeds(userId: number, tx: Tx = db): Promise<boolean> {
  const { count } = await tx.calendarFeed.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count > 0;
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
    .where(staying('u'))
    .returning(['f.userId', 'u.language'])
    .executeTakeFirst();
  return row ? { userId: row.userId, language: languageOf(row.language) } : null;
}
