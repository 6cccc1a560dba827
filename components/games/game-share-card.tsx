import { spotsLeft } from '@/components/groups/spots-left';
import { ShareCard } from '@/components/layout/share-card';
import type { GameDto } from '@/lib/games/schema/read-game';
import { sharedWhen, whoMayPlay } from './share-words';

/** The preview picture of a game for shared links. */
export function GameShareCard({ game }: { game: GameDto }) {
  return (
    <ShareCard
      title={game.title}
      line={`${sharedWhen(game)}, ${game.location}`}
      who={whoMayPlay(game).join(' · ')}
      kind={`${game.sport.name} · ${game.group.name}`}
      state={
        game.status === 'cancelled' ? 'Cancelled' : spotsLeft(game.goingCount, game.maxPlayers)
      }
    />
  );
}
