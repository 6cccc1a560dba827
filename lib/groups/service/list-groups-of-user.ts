import { findGroupsOfUser } from '@/lib/groups/repository/find-groups-of-user';
import type { GroupOfUserDto } from '@/lib/groups/schema/groups-of-user';
import { toCardViewer } from '@/lib/groups/service/card-viewer';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireVisiblePerson } from '@/lib/users/service/read-profile';

/** @throws AppError not_found */
export async function listGroupsOfUser(actor: Actor, userId: number): Promise<GroupOfUserDto[]> {
  if (userId !== actor.userId) await requireVisiblePerson(actor, userId);
  const rows = await findGroupsOfUser({ userId, viewerId: actor.userId });
  return rows.map(({ creatorName, joinedAt, standing, ...group }) => ({
    ...group,
    creator: { name: placeholderWords(creatorName) },
    joinedAt: joinedAt.toISOString(),
    viewer: toCardViewer(actor, standing, group.audience),
  }));
}
