import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { GameGrid } from './game-grid';
import { texts } from './list-texts';

/** The element that a guest's page fetches. */
export const PAST_ID = 'past';

export function PastSection({ games }: { games: GameDto[] }) {
  const t = translate(texts);
  return (
    <section id={PAST_ID} className="grid gap-3">
      <h2 className="text-xl">{t.pastGames}</h2>
      {games.length === 0 ? <p className="text-muted-foreground">{t.noneYet}</p> : null}
      <GameGrid games={games} />
    </section>
  );
}
