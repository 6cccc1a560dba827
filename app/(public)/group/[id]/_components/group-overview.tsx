'use client';

import type { ReactNode } from 'react';
import { StartLine } from '@/components/calendar/start-time';
import { useNow } from '@/components/calendar/use-now';
import { Countdown } from '@/components/games/countdown';
import { GameSeats } from '@/components/games/game-seats';
import { LevelBadge } from '@/components/games/level-badge';
import { RsvpButton } from '@/components/games/rsvp-button';
import { AudienceBadge } from '@/components/groups/audience-badge';
import { RecentChat } from '@/components/groups/recent-chat';
import { texts } from '@/components/groups/texts';
import { Link } from '@/components/language/link';
import { sportTint } from '@/components/sports/sport-tint';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';
import { mapsAddressUrl, routes } from '@/lib/routes';
import { NextSteps } from './next-steps-lazy';

interface GroupOverviewProps {
  group: GroupDto;
  games: GameDto[];
  place: ReactNode;
}

export function GroupOverview({ group, games, place }: GroupOverviewProps) {
  const t = translate(texts);
  const now = useNow();
  const next = games.find(
    ({ status, startsAt }) =>
      status === 'upcoming' && (now === null || new Date(startsAt).getTime() > now),
  );
  return (
    <div className="grid gap-6 *:min-w-0">
      {group.viewer?.role === 'creator' ? <NextSteps group={group} /> : null}
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[3fr_2fr]">
        <section className="grid gap-3 *:min-w-0">
          <h2 className="text-xl">{t.nextGame}</h2>
          {next ? (
            <NextGame game={next} />
          ) : (
            <EmptyState drawing="games" as="p" title={t.noUpcomingGames} />
          )}
          {group.viewer?.role ? <RecentChat groupId={group.id} /> : null}
        </section>
        <div className="grid gap-6 *:min-w-0">
          <section>
            <h2 className="mb-2 text-xl">{t.about}</h2>
            <p className="wrap-anywhere max-w-prose whitespace-pre-line" dir="auto">
              {group.description ?? t.noDescription}
            </p>
          </section>
          <section>
            <h2 className="mb-2 text-xl">{t.location}</h2>
            {group.location ? (
              <p className="wrap-anywhere flex items-start gap-2">
                <LineIcon name="map-pin" className="mt-1 size-4 shrink-0 text-primary-ink" />
                <a
                  href={mapsAddressUrl(group.location)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="underline underline-offset-4"
                >
                  <bdi>{place}</bdi>
                  <span className="sr-only">{t.onMapInNewTab}</span>
                </a>
              </p>
            ) : (
              <p className="text-muted-foreground">{t.locationNotSet}</p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function NextGame({ game }: { game: GameDto }) {
  return (
    <article
      className={cn(
        sportTint(game.sport.name),
        'grid min-w-0 gap-3 rounded-card border border-t-4 border-t-special bg-card p-5 *:min-w-0',
      )}
    >
      <Countdown startsAt={game.startsAt} />
      <StartLine of={game} />
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-xl" dir="auto">
          <Link href={routes.game(game.id)} className="underline-offset-4 hover:underline">
            {game.title}
          </Link>
        </h3>
        <p className="wrap-anywhere mt-1 text-muted-foreground" dir="auto">
          {game.location}
        </p>
      </div>
      <p className="flex flex-wrap gap-2 empty:hidden">
        <AudienceBadge audience={game.audience} />
        <LevelBadge range={game} />
      </p>
      <GameSeats game={game} />
      <RsvpButton game={game} />
    </article>
  );
}
