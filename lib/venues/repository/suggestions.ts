import { db, type Tx } from '@/lib/db/client';

/** @throws the database's refusal venue_suggestions_pending_key for a second open one of a person and kind */
export function insertSuggestion(
  suggestion: { venueId: number; userId: number; kind: 'edit' | 'closed'; note: string | null },
  tx: Tx = db,
): Promise<{ id: number; createdAt: Date }> {
  return tx.venueSuggestion.create({
    data: suggestion,
    select: { id: true, createdAt: true },
  });
}

export async function updateClosed(id: number, closedAt: Date | null, tx: Tx = db): Promise<void> {
  await tx.venue.update({ where: { id }, data: { closedAt }, select: { id: true } });
}
