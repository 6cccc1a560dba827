import { db } from '@/lib/db/client';
import type { FriendRequest, Prisma } from '@/lib/db/generated/client';

export function createFriendRequest(
  senderId: number,
  receiverId: number,
  overrides: Partial<Prisma.FriendRequestUncheckedCreateInput> = {},
): Promise<FriendRequest> {
  return db.friendRequest.create({ data: { ...overrides, senderId, receiverId } });
}

/** Connects two people. */
export function connect(senderId: number, receiverId: number): Promise<FriendRequest> {
  return createFriendRequest(senderId, receiverId, { status: 'accepted', decidedAt: new Date() });
}
