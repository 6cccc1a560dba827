import { levelWords } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { audienceWords } from '@/lib/groups/words';
import { translate } from '@/lib/platform/language/translate';
import { laterWords } from './later-words';
import { texts } from './texts';

export function GameFacts({ game }: { game: GameDto }) {
  const t = translate(texts);
  const { costPerPlayer, currency, guestsMax, minPlayers } = game;
  const cost = costPerPlayer ? t.costEach({ amount: costPerPlayer, currency }) : t.free;
  const facts = [
    [t.level, levelWords(game)],
    [t.whoMayPlay, audienceWords(game.audience)],
    [t.cost, cost],
    [t.guests, guestsMax > 0 ? t.guestsEachUpTo({ max: guestsMax }) : t.noneAllowed],
    ...(minPlayers ? [[t.needsAtLeast, t.players({ count: minPlayers })]] : []),
    ...(game.repeats ? [[t.repeats, t[game.repeats]]] : []),
    [t.organisedBy, game.creator.name],
  ];
  const later = laterWords(game);
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold first-letter:capitalize" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {later === null ? null : <p className="text-muted-foreground text-sm">{later}</p>}
    </div>
  );
}
