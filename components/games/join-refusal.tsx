import Link from 'next/link';
import { refusalWords } from '@/lib/games/policy';
import type { GameDto, GameViewerDto } from '@/lib/games/schema/read-game';
import { routes } from '@/lib/routes';

interface JoinRefusalProps {
  game: GameDto;
  viewer: GameViewerDto;
}

/** Replaces a button that would be refused: the reason, and what to do about it. */
export function JoinRefusal({ game, viewer }: JoinRefusalProps) {
  const { refusal, level } = viewer;
  if (!refusal) return null;
  return (
    <div className="grid justify-items-start text-sm">
      <p className="text-muted-foreground">{refusalWords(refusal, game, level)}</p>
      {refusal === 'level' ? (
        <Link
          href={routes.ownSport(game.sport.id)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
        >
          {level ? 'Change' : 'Set'} your level in {game.sport.name}
        </Link>
      ) : null}
    </div>
  );
}
