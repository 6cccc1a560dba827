import type { ReactNode } from 'react';
import { StartLine } from '@/components/calendar/start-time';
import { Link } from '@/components/language/link';
import { LineIcon } from '@/components/ui/line-icon';
import { levelWords } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { texts as groupTexts } from '@/lib/groups/texts';
import { audienceWords } from '@/lib/groups/words';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { laterWords } from './later-words';
import { texts } from './texts';

/** The children are placed beside the time. */
export function GameHeading({ game, children }: { game: GameDto; children: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StartLine of={game} />
        {children}
      </div>
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-lg leading-snug" dir="auto">
          <Link href={routes.game(game.id)} className="underline-offset-4 hover:underline">
            {game.title}
          </Link>
        </h3>
        <p className="wrap-anywhere mt-1 flex items-start gap-1.5 text-muted-foreground text-sm">
          <LineIcon name="map-pin" className="mt-0.5 size-4 shrink-0" />
          <span>
            <bdi>{game.location}</bdi>
            {game.distance === null ? null : (
              <>
                {' · '}
                <bdi className="whitespace-nowrap">
                  {translate(texts).kilometres({ km: game.distance })}
                </bdi>
              </>
            )}
          </span>
        </p>
      </div>
    </>
  );
}

export function GameFacts({ game }: { game: GameDto }) {
  const t = translate(texts);
  const { costPerPlayer, currency, guestsMax, minPlayers } = game;
  const cost = costPerPlayer ? t.costEach({ amount: costPerPlayer, currency }) : t.free;
  const facts = [
    [t.level, levelWords(game)],
    [t.whoMayPlay, audienceWords(game.audience)],
    [t.cost, cost],
    [t.guests, guestsMax > 0 ? t.guestsEachUpTo({ max: guestsMax }) : t.noneAllowed],
    ...(game.needsGuardian || game.groupNeedsGuardian
      ? [[t.youngPeople, translate(groupTexts).guardianNeeded]]
      : []),
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
