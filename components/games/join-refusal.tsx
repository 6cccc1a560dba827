import { Refusal } from '@/components/layout/refusal';
import { LevelNextStep } from '@/components/sports/level-next-step';
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
  const nextStep = refusal === 'level' ? <LevelNextStep sport={game.sport} level={level} /> : null;
  return <Refusal nextStep={nextStep}>{refusalWords(refusal, game, level)}</Refusal>;
}
