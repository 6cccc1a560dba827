import { Link } from '@/components/language/link';
import { refusalWords } from '@/lib/games/policy';
import type { GameDto, GameViewerDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { texts } from './rsvp-texts';

interface JoinRefusalProps {
  game: GameDto;
  viewer: GameViewerDto;
}

/** Replaces a button that would be refused: the reason, and what to do about it. */
export function JoinRefusal({ game, viewer }: JoinRefusalProps) {
  const { refusal, level } = viewer;
  if (!refusal) return null;
  const t = translate(texts);
  const sport = sportWords(game.sport.name);
  return (
    <div className="grid justify-items-start text-sm">
      <p className="text-muted-foreground">{refusalWords(refusal, game, level)}</p>
      {refusal === 'level' ? (
        <Link
          href={routes.ownSport(game.sport.id)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
        >
          {level ? t.changeLevel({ sport }) : t.setLevel({ sport })}
        </Link>
      ) : null}
    </div>
  );
}
