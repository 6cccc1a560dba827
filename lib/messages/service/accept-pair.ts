import type { Tx } from '@/lib/db/client';
import { lockPair } from '@/lib/db/pair-lock';
import { updateMemberRequests, updatePairAccepted } from '@/lib/messages/repository/conversations';
import { publish } from '@/lib/realtime/publish';
import { rooms } from '@/lib/realtime/rooms';

export type Pair = readonly [number, number];

/**
 * Moves what one of two wrote to the other from Requests to the inbox: they have to do with each other from now on.
 * Announce the answer with `announcePair` after the commit.
 * @returns the conversation that changed
 */
export async function acceptPair(tx: Tx, [a, b]: Pair): Promise<number | null> {
  // A conversation that is started at this moment waits, and finds them no strangers any more.
  await lockPair(a, b, tx);
  return updatePairAccepted(a, b, tx);
}

/** The same for a person who became a member of a group, with all who are in it. Their lists show it when next read. */
export function acceptMembers(tx: Tx, groupId: number, userId: number): Promise<void> {
  return updateMemberRequests(groupId, userId, tx);
}

export async function announcePair(conversationId: number | null, pair: Pair): Promise<void> {
  if (conversationId === null) return;
  await publish(pair.map(rooms.user), 'conversationChanged', { conversationId });
}
