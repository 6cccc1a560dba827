import { handOverSeats } from '@/lib/games/service/regular-seats';
import { addMember, withPlaces } from '@/lib/groups/service/join-group';
import { requireGroupByLink } from '@/lib/groups/service/read-group';
import { handOverAccount } from '@/lib/money/service/hand-over-account';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { deleteRegular, type RegularRow } from '@/lib/regulars/repository';
import { texts } from '@/lib/regulars/server-texts';
import { openPersonalLink } from '@/lib/regulars/service/personal-link';

/**
 * Whoever has the personal link keeps everything in their own account: they become a member in the place of the regular, with
 * the seats, the answers, the attendance and the debts. Once: the link ends.
 * @returns the group. @throws AppError not_found (the link has ended), forbidden (banned, not of the audience), conflict
 */
export async function becomePerson(actor: Actor, token: string): Promise<{ groupId: number }> {
  const regular = await openPersonalLink(token);
  if (!regular) throw linkGone();
  const { groupId } = regular;
  const pending = await withPlaces(
    groupId,
    async (tx) => {
      // Read again under the lock: of two clicks the second finds nobody.
      if (!(await openPersonalLink(token, tx))) throw linkGone();
      const { role } = await requireGroupByLink(actor, groupId, tx);
      const of: Pick<RegularRow, 'groupId'> & { regularId: number; userId: number } = {
        groupId,
        regularId: regular.id,
        userId: actor.userId,
      };
      const released = await handOverSeats(tx, of);
      await handOverAccount(tx, of);
      // The place of the regular becomes free for the member.
      await deleteRegular(regular.id, tx);
      if (role === null) await addMember(tx, groupId, actor.userId);
      return released;
    },
    actor.userId,
  );
  await publishNotifications(pending);
  return { groupId };
}

const linkGone = () => notFound(say(texts, 'linkGone'));
