import type { Tx } from '@/lib/db/client';

/**
 * Leaves the pair with one accepted request. Insert first, then accept: the unique open pair makes the insert wait for
 * anybody adding a request at the same moment, and the update then sees what they added.
 */
export async function upsertAccepted(senderId: number, receiverId: number, tx: Tx): Promise<void> {
  const inserted = await tx.$executeRaw`
    INSERT INTO friend_requests (sender_id, receiver_id, status, decided_at, updated_at)
    VALUES (${senderId}, ${receiverId}, 'accepted', now(), now())
    ON CONFLICT DO NOTHING`;
  if (inserted === 1) return;
  await tx.friendRequest.updateMany({
    where: {
      OR: [
        { senderId, receiverId },
        { senderId: receiverId, receiverId: senderId },
      ],
      status: 'pending',
    },
    data: { status: 'accepted', decidedAt: new Date() },
  });
}
