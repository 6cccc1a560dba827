import type { ReactNode } from 'react';
import { StartLine } from '@/components/calendar/start-time';
import { Link } from '@/components/language/link';
import { LineIcon } from '@/components/ui/line-icon';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
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
