import type { ReactNode } from 'react';
import { LevelBadge } from '@/components/games/level-badge';
import { AudienceBadge } from '@/components/groups/audience-badge';
import { spotsLeft } from '@/components/groups/spots-left';
import { Link } from '@/components/language/link';
import { countText } from '@/components/sports/count-text';
import { SportBadge } from '@/components/sports/sport-badge';
import { VenueCover } from '@/components/venues/venue-cover';
import type { LandingDto } from '@/lib/discover/schema';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { LandingTime } from './landing-time-lazy';
import { texts } from './page-texts';

/** The next public games and some venues, as a guest may see them. */
export function LandingNow({ games, venues, counts }: LandingDto) {
  if (games.length === 0 && venues.length === 0) return null;
  const t = translate(texts);
  return (
    <div className="grid gap-10 *:min-w-0">
      {games.length > 0 ? (
        <Row title={t.nextGames} link={<Link href={routes.games()}>{t.allGames}</Link>}>
          {games.map((game) => (
            <li
              key={game.id}
              className="relative grid content-start gap-1 rounded-card border bg-card p-4 *:min-w-0"
            >
              <LandingTime
                of={game}
                className="font-heading text-special-ink text-sm tabular-nums"
              />
              <h3 className="wrap-anywhere line-clamp-2 text-xl" dir="auto">
                <Link href={routes.game(game.id)} className={COVERS_CARD}>
                  {game.title}
                </Link>
              </h3>
              <p className="wrap-anywhere line-clamp-1 text-muted-foreground text-sm" dir="auto">
                {game.location}
              </p>
              <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm tabular-nums">
                <SportBadge name={game.sport.name} />
                <AudienceBadge audience={game.audience} />
                <LevelBadge range={game} />
                {spotsLeft(game.goingCount, game.maxPlayers)}
              </p>
            </li>
          ))}
        </Row>
      ) : null}
      {venues.length > 0 ? (
        <Row
          title={t.placesToPlay}
          link={
            <Link href={routes.venues()}>
              {t.allVenues({ count: counts.venues, words: countText(counts.venues) })}
            </Link>
          }
        >
          {venues.map((venue) => (
            <li key={venue.id} className="relative overflow-hidden rounded-card border bg-card">
              <VenueCover id={venue.id} sport={venue.sports[0] ?? null} />
              <div className="p-4 pt-3">
                <h3 className="wrap-anywhere line-clamp-2 text-xl" dir="auto">
                  <Link href={routes.venue(venue.id)} className={COVERS_CARD}>
                    {venue.name}
                  </Link>
                </h3>
                <p className="wrap-anywhere line-clamp-1 text-muted-foreground text-sm" dir="auto">
                  {placeName([venue.area, venue.city].filter(Boolean).join(', '))}
                </p>
              </div>
            </li>
          ))}
        </Row>
      ) : null}
      {counts.groups > 0 ? (
        <p className="text-muted-foreground text-sm">
          {t.groupsPlay({ count: counts.groups, words: countText(counts.groups) })}
        </p>
      ) : null}
    </div>
  );
}

const COVERS_CARD = 'card-link focus-visible:after:-outline-offset-2';

function Row({ title, link, children }: { title: string; link: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        <span className="shrink-0 font-strong text-primary-ink text-sm *:inline-flex *:min-h-11 *:items-center *:underline *:underline-offset-4">
          {link}
        </span>
      </div>
      <ul className="grid gap-4 *:min-w-0 sm:grid-cols-2 md:grid-cols-3">{children}</ul>
    </section>
  );
}
