import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { prepared } from '@/lib/platform/db/kysely';
import { lockRow } from '@/lib/platform/db/lock-row';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { texts } from './server-texts';

/**
 * Serialises everything that counts what one person has (open requests, groups, applications) until the transaction ends: of
 * two at once the second counts the first. Call it before the count.
 */
export async function lockPerson(userId: number, tx: Tx): Promise<void> {
  await lockRow('users', userId, tx);
}

const selectAccounts = prepared((kx, p: { ids: readonly number[] }) =>
  kx
    .selectFrom('users')
    .where('id', '=', (eb) => eb.fn.any(sql<number[]>`${p.ids}::int[]`))
    .orderBy('id')
    .select([
      'id',
      'deletionRequestedAt',
      sql<boolean>`banned_at IS NULL AND suspended_until IS NULL`.as('isAllowed'),
    ])
    .forNoKeyUpdate(),
);

/**
 * Locks the standing of people who are about to get a place: in a group, a game, a class, a session. Deleting an account and
 * banning one change the row first and release the places after it, so of two at once either the place is released or it is not
 * given. Call it before every other lock, for all the people together: whoever leaves holds their own row and then asks for games.
 * @returns who of them stays: neither banned nor about to be deleted
 */
export async function lockAccounts(userIds: readonly number[], tx: Tx): Promise<Set<number>> {
  const rows = await selectAccounts({ ids: userIds }, tx);
  const active = rows.filter((row) => row.isAllowed && row.deletionRequestedAt === null);
  return new Set(active.map(({ id }) => id));
}

/**
 * Locks the actor's account status, as `lockAccounts` does for several people.
 * @throws AppError forbidden, while the account is banned or scheduled for deletion
 */
export async function lockActiveAccount(userId: number, tx: Tx): Promise<void> {
  requireActive(await lockAccounts([userId], tx), userId);
}

/** @throws AppError forbidden */
export function requireActive(active: ReadonlySet<number>, userId: number): void {
  if (!active.has(userId)) throw new AppError('forbidden', say(texts, 'aboutToBeDeleted'));
}
