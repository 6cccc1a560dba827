import type { Tx } from '@/lib/platform/db/client';

/** @throws a violation of booking_proposals_pending_key while another one is open */
export function insertProposal(
  data: {
    bookingId: number;
    /** Null for a client by their personal link. */
    proposedById: number | null;
    startsAt: Date;
    endsAt: Date;
    note: string | null;
  },
  tx: Tx,
): Promise<{ id: number }> {
  return tx.bookingProposal.create({ data, select: { id: true } });
}

/** @returns false when it was answered already */
export async function updateProposal(
  ids: { id: number; bookingId: number },
  status: 'accepted' | 'declined' | 'withdrawn',
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.bookingProposal.updateMany({
    where: { ...ids, status: 'pending' },
    data: { status, decidedAt: new Date() },
  });
  return count > 0;
}

/** Withdraws open proposals when the booking itself ends. */
export async function withdrawProposals(bookingId: number, tx: Tx): Promise<void> {
  await tx.bookingProposal.updateMany({
    where: { bookingId, status: 'pending' },
    data: { status: 'withdrawn', decidedAt: new Date() },
  });
}
