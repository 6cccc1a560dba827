import { updateAlwaysComes } from '@/lib/groups/repository/membership';
import { texts } from '@/lib/groups/server-texts';
import { requireGroup } from '@/lib/groups/service/read-group';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** A member says whether they come to each new game of a series unless they say no. @throws AppError not_found, forbidden */
export async function setAlwaysComes(
  actor: Actor,
  groupId: number,
  alwaysComes: boolean,
): Promise<void> {
  await requireGroup(actor, groupId);
  if (!(await updateAlwaysComes(groupId, actor.userId, alwaysComes)))
    throw new AppError('forbidden', say(texts, 'onlyMembers'));
}
