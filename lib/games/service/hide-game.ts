import { updateHidden } from '@/lib/games/repository/edit-game';
import { tagsOfGame } from '@/lib/games/service/list-public';
import { hideLines } from '@/lib/messages/service/system-line';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';

/** After an admin's decision, in the caller's transaction. */
export async function hideGame(tx: Tx, id: number): Promise<void> {
  const game = await updateHidden(id, tx);
  if (!game) return;
  const { groupId, venueId } = game;
  await hideLines(tx, groupId, { gameId: id });
  expireTags(tx, ...tagsOfGame({ id, groupId, venue: venueId === null ? null : { id: venueId } }));
}
