import { ImageResponse } from 'next/og';
import { GameShareCard } from '@/components/games/game-share-card';
import { loadPublicGame } from '@/lib/games/loaders';

/** The preview picture of a game for shared links; see the one for venues. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const game = await loadPublicGame((await context.params).id);
  return new ImageResponse(<GameShareCard game={game} />, { width: 1200, height: 630 });
}
