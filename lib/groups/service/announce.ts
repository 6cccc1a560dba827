import { canOrganise } from '@/lib/groups/policy';
import { texts } from '@/lib/groups/server-texts';
import { requireGroup } from '@/lib/groups/service/read-group';
import type { AnnounceInput } from '@/lib/messages/schema/message-inputs';
import { announceInGroup } from '@/lib/messages/service/announce';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** An organiser's message to all members. @throws AppError not_found, forbidden, rate_limited */
export async function announceToMembers(
  actor: Actor,
  groupId: number,
  { content }: AnnounceInput,
): Promise<void> {
  const pending = await transaction(async (tx) => {
    const group = await requireGroup(actor, groupId, tx);
    if (!canOrganise(group)) throw new AppError('forbidden', say(texts, 'onlyOrganisersAnnounce'));
    return announceInGroup(tx, actor, group, content);
  });
  await publishNotifications(pending);
}
