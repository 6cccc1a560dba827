import { managePlayers } from '@/lib/games/service/manage-game';
import type { AnnounceInput } from '@/lib/messages/schema/message-inputs';
import { announceInGame } from '@/lib/messages/service/announce';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { transaction } from '@/lib/platform/db/transaction';

/** An organiser's message to all players. @throws AppError not_found, forbidden, conflict (cancelled, over), rate_limited */
export async function announceToPlayers(
  actor: Actor,
  id: number,
  { content }: AnnounceInput,
): Promise<void> {
  const pending = await transaction(async (tx) => {
    const { game } = await managePlayers(tx, actor, id);
    return announceInGame(tx, actor, game, content);
  });
  await publishNotifications(pending);
}
