import { db } from '@/lib/db/client';
import type { Group, GroupMember, GroupRole, Prisma } from '@/lib/db/generated/client';
import type { GeoPoint } from '@/lib/geo/point';
import type { SportName } from '@/lib/sports/constants';
import { GULBERG } from './places';
import { createSports, sportId } from './sports';
import { uniqueText } from './unique';
import { createOnboardedUser } from './users';

export interface GroupOptions extends Partial<Prisma.GroupUncheckedCreateInput> {
  at?: GeoPoint;
  sport?: SportName;
  /** Further members besides the creator. */
  memberIds?: number[];
}

/** A public group in Gulberg whose creator is its first member. */
export async function createGroup({
  at = GULBERG,
  sport = 'Cricket',
  memberIds = [],
  ...overrides
}: GroupOptions = {}): Promise<Group & { creatorId: number }> {
  await createSports();
  const creatorId = overrides.creatorId;
  const creator = typeof creatorId === 'number' ? creatorId : (await createOnboardedUser()).id;
  const group = await db.group.create({
    data: {
      name: `Group ${uniqueText()}`,
      description: 'Friendly games, all levels.',
      sportId: sportId(sport),
      location: 'Gulberg, Lahore',
      area: 'Gulberg',
      city: 'Lahore',
      country: 'Pakistan',
      latitude: at.latitude,
      longitude: at.longitude,
      ...overrides,
      creatorId: creator,
    },
  });
  await addMember(group.id, creator, 'creator');
  for (const userId of memberIds) await addMember(group.id, userId);
  // Read again, because a trigger has updated the member count.
  const counted = await db.group.findUniqueOrThrow({ where: { id: group.id } });
  return { ...counted, creatorId: creator };
}

export function addMember(
  groupId: number,
  userId: number,
  role: GroupRole = 'member',
): Promise<GroupMember> {
  return db.groupMember.create({ data: { groupId, userId, role } });
}

export function createJoinRequest(
  groupId: number,
  userId: number,
  overrides: Partial<Prisma.GroupJoinRequestUncheckedCreateInput> = {},
) {
  return db.groupJoinRequest.create({
    data: { message: 'I would like to join this group!', ...overrides, groupId, userId },
  });
}

export function createInvite(
  groupId: number,
  senderId: number,
  receiverId: number,
  overrides: Partial<Prisma.GroupInviteUncheckedCreateInput> = {},
) {
  return db.groupInvite.create({ data: { ...overrides, groupId, senderId, receiverId } });
}
