import { Refusal } from '@/components/layout/refusal';
import { LevelWayOut } from '@/components/sports/level-way-out';
import { refusalWords } from '@/lib/games/policy';
import type { GameDto, GameViewerDto } from '@/lib/games/schema/read-game';

interface JoinRefusalProps {
  game: GameDto;
  viewer: GameViewerDto;
}

/** Why the viewer cannot play, and what to do about it. */
export function JoinRefusal({ game, viewer }: JoinRefusalProps) {
  const { refusal, level } = viewer;
  if (!refusal) return null;
  const wayOut = refusal === 'level' ? <LevelWayOut sport={game.sport} level={level} /> : null;
  return <Refusal wayOut={wayOut}>{refusalWords(refusal, game, level)}</Refusal>;
}
