import { updateMemberRequests, updatePairAccepted } from '@/lib/messages/repository/conversations';
import type { Tx } from '@/lib/platform/db/client';
import { lockPair } from '@/lib/platform/db/pair-lock';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

export type Pair = readonly [number, number];

/**
 * Moves a pair's chat from Requests to the inbox, because they now have a tie. Pass the result to `announcePair` after the
 * commit.
 * @returns the conversation that changed
 */
export async function acceptPair(tx: Tx, [a, b]: Pair): Promise<number | null> {
  // Serialises with a conversation that is being started, which then sees the new tie.
  await lockPair(a, b, tx);
  return updatePairAccepted(a, b, tx);
}

/**
 * Accepts the pending message requests between a new member of a group and all its members. Their lists show it at the next
 * load.
 */
export function acceptMembers(tx: Tx, groupId: number, userId: number): Promise<void> {
  return updateMemberRequests(groupId, userId, tx);
}

export async function announcePair(conversationId: number | null, pair: Pair): Promise<void> {
  if (conversationId === null) return;
  await publish(pair.map(rooms.user), 'conversationChanged', { conversationId });
}
