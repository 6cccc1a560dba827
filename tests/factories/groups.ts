import { pool } from '@/lib/platform/db/pool';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SportName } from '@/lib/sports/constants';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';
import { sportId } from '@/prisma/rows/sports';
import { GULBERG } from './places';
import { createSports } from './sports';
import { uniqueText } from './unique';
import { createOnboardedUser } from './users';

export interface GroupOptions extends Partial<NewRow<'groups'>> {
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
}: GroupOptions = {}): Promise<Row<'groups'> & { creatorId: number }> {
  await createSports();
  const creatorId = overrides.creatorId ?? (await createOnboardedUser()).id;
  const group = await insertRow(pool, 'groups', {
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
    creatorId,
  });
  await addMember(group.id, creatorId, 'creator');
  for (const userId of memberIds) await addMember(group.id, userId);
  // The trigger's count.
  return { ...group, creatorId, memberCount: 1 + memberIds.length };
}

export function addMember(
  groupId: number,
  userId: number,
  role: Row<'groupMembers'>['role'] = 'member',
): Promise<Row<'groupMembers'>> {
  return insertRow(pool, 'groupMembers', { groupId, userId, role });
}

export function createJoinRequest(
  groupId: number,
  userId: number,
  overrides: Partial<NewRow<'groupJoinRequests'>> = {},
): Promise<Row<'groupJoinRequests'>> {
  const message = 'I would like to join this group!';
  return insertRow(pool, 'groupJoinRequests', { message, ...overrides, groupId, userId });
}

export function createInvite(
  groupId: number,
  senderId: number,
  receiverId: number,
  overrides: Partial<NewRow<'groupInvites'>> = {},
): Promise<Row<'groupInvites'>> {
  return insertRow(pool, 'groupInvites', { ...overrides, groupId, senderId, receiverId });
}
