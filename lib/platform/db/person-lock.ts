import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { texts } from './server-texts';

/**
 * Makes everything that counts what one person has (open requests, groups, applications) wait for the other until the
 * transaction ends: of two at once the second counts the first. Call it before the count. NO KEY UPDATE lets everything
 * that only refers to the person go on.
 */
export async function lockPerson(userId: number, tx: Tx): Promise<void> {
  await on(tx).selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}

/**
 * As `lockPerson`, before what others will rely on: a group, a session, an application. Asking for the deletion of the
 * account waits for the lock too, so that none of it begins after that.
 * @throws AppError forbidden, while the account waits for its deletion
 */
export async function lockStayingPerson(userId: number, tx: Tx): Promise<void> {
  const stays = await on(tx)
    .selectFrom('users')
    .where('id', '=', userId)
    .where('deletionRequestedAt', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .execute();
  if (stays.length > 0) return;
  throw new AppError('forbidden', say(texts, 'aboutToBeDeleted'));
}
