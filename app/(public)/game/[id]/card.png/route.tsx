import { ImageResponse } from 'next/og';
import { spotsLeft } from '@/components/groups/spots-left';
import { ShareCard } from '@/components/layout/share-card';
import { whenWords } from '@/components/layout/when-words';
import { loadPublicGame } from '@/lib/games/loaders';

/** The picture of a game for links shared elsewhere; see the one of venues. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const game = await loadPublicGame((await context.params).id);
  return new ImageResponse(
    <ShareCard
      title={game.title}
      line={`${whenWords(game, null)}, ${game.location}`}
      kind={`${game.sport.name} · ${game.group.name}`}
      state={
        game.status === 'cancelled' ? 'Cancelled' : spotsLeft(game.goingCount, game.maxPlayers)
      }
    />,
    { width: 1200, height: 630 },
  );
}
