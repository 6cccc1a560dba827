import { levelWords } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { AUDIENCE_LABELS } from '@/lib/groups/constants';
import { laterWords } from './later-words';

const REPEATS = {
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
} as const;

/** 'Rs. 2,500'; other currencies with their code. */
function money(amount: number, currency: string): string {
  const figure = new Intl.NumberFormat('en').format(amount);
  return currency === 'PKR' ? `Rs. ${figure}` : `${currency} ${figure}`;
}

export function GameFacts({ game }: { game: GameDto }) {
  const facts = [
    ['Level', levelWords(game)],
    ['Who may play', AUDIENCE_LABELS[game.audience]],
    ['Cost', game.costPerPlayer ? `${money(game.costPerPlayer, game.currency)} a player` : 'Free'],
    ['Guests', game.guestsMax > 0 ? `Up to ${game.guestsMax} each` : 'None'],
    ...(game.minPlayers ? [['Needs at least', `${game.minPlayers} players`]] : []),
    ...(game.repeats ? [['Repeats', REPEATS[game.repeats]]] : []),
    ['Organised by', game.creator.name],
  ];
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
      {game.later ? (
        <p className="text-muted-foreground text-sm">{laterWords(game.later)}</p>
      ) : null}
    </div>
  );
}
