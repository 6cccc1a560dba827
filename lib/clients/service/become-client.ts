import { handOverSessions } from '@/lib/bookings/service/link-bookings';
import { lockBoth } from '@/lib/bookings/service/require-free';
import {
  deleteClient,
  findClient,
  findOfUser,
  lockClient,
  updateClient,
  updateToAccount,
} from '@/lib/clients/repository/clients';
import { texts } from '@/lib/clients/server-texts';
import { openClientLink } from '@/lib/clients/service/client-link';
import { requireCoach } from '@/lib/coaching/service/read-coach';
import { acceptPair, announcePair } from '@/lib/messages/service/start-conversation';
import type { Actor } from '@/lib/platform/auth/actor';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Whoever has the personal link keeps everything in their own account: sessions, packages, and what they still have to pay. Once:
 * the link ends. @returns false when it is no link of a client, or has ended
 * @throws AppError not_found (a block separates the two), forbidden, conflict (the coach's own account)
 */
export async function becomeClient(actor: Actor, token: string): Promise<boolean> {
  const linked = await openClientLink(token);
  if (!linked) return false;
  const { id, coachId } = linked;
  const coach = await requireCoach(actor, coachId);
  if (coach.userId === actor.userId) throw new AppError('conflict', say(texts, 'ownClient'));
  const pair = [coach.userId, actor.userId] as const;
  const { isDone, conversationId } = await transaction(async (tx) => {
    await lockBoth(actor, pair, tx);
    await lockClient(id, tx);
    // Read again under the lock: of two clicks the second finds nobody.
    if (!(await openClientLink(token, tx))) return { isDone: false, conversationId: null };
    const own = await findClient(coach.userId, id, tx);
    const known = await findOfUser(coachId, actor.userId, tx);
    // Before the sessions follow, whose trigger would enter the account a second time.
    if (!known) await updateToAccount(id, actor.userId, tx);
    await handOverSessions(tx, { coachClientId: id, userId: actor.userId });
    if (known) {
      const note = known.note ?? own?.note ?? null;
      await updateClient(known.id, { phone: known.phone ?? own?.phone ?? null, note }, tx);
      await deleteClient(id, tx);
    }
    return { isDone: true, conversationId: await acceptPair(tx, pair) };
  });
  await announcePair(conversationId, pair);
  return isDone;
}
