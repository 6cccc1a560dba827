import { gameShareCard } from '@/components/games/game-share-card';
import { shareCard } from '@/components/sharing/share-card';
import { loadPublicGame } from '@/lib/games/loaders';

/** The preview picture of a game for shared links; see the one for venues. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const game = await loadPublicGame((await context.params).id);
  return shareCard(gameShareCard(game));
}
