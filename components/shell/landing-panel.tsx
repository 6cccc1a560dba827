import type { ReactNode } from 'react';
import { LevelBadge } from '@/components/games/level-badge';
import { spotsLeft } from '@/components/groups/group-address';
import { AudienceBadge } from '@/components/groups/group-card';
import { LandingScene } from '@/components/landing/scene';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SignInChoice } from '@/components/layout/sign-in-choice';
import { countText } from '@/components/sports/count-text';
import { SportBadge, SportIcon } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { VenueCover } from '@/components/venues/venue-cover';
import { cn } from '@/lib/cn';
import type { LandingDto } from '@/lib/discover/schema';
import { city } from '@/lib/platform/city/city';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportIcon } from '@/lib/sports/constants';
import { sportWords } from '@/lib/sports/words';
import { LandingFeatures } from './landing-features';
import { LandingTime } from './landing-time-lazy';
import { texts } from './page-texts';

/** The next public games, as a guest may see them. */
export function LandingGames({ games }: Pick<LandingDto, 'games'>) {
  if (games.length === 0) return null;
  const t = translate(texts);
  return (
    <Row title={t.nextGames} link={<Link href={routes.games()}>{t.allGames}</Link>}>
      {games.map((game) => (
        <li
          key={game.id}
          className="relative grid content-start gap-1 rounded-card border bg-card p-4 *:min-w-0"
        >
          <LandingTime of={game} className="font-heading text-sm tabular-nums" />
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
  );
}

/** The next public games and some venues, as a guest may see them. */
function LandingNow({ games, venues, counts }: LandingDto) {
  if (games.length === 0 && venues.length === 0) return null;
  const t = translate(texts);
  return (
    <div className="grid gap-10 *:min-w-0">
      <LandingGames games={games} />
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

const SHOWN = [
  'Paddle',
  'Cricket',
  'Soccer',
  'Badminton',
  'Tennis',
  'Basketball',
  'Volleyball',
  'Table Tennis',
  'Running',
  'Swimming',
  'Golf',
  'Gym Workout',
  'Snooker',
  'Hockey',
  'Rugby',
  'Baseball',
] as const;

/** Those that are popular in this city first. */
function sportsShown(): readonly string[] {
  const { sports } = city();
  return [...SHOWN].sort(
    (a, b) => Number(sports.includes(sportIcon(b))) - Number(sports.includes(sportIcon(a))),
  );
}

function LandingSports() {
  return (
    <section className="border-t pt-10 md:pt-14">
      <h2 className="text-2xl md:text-3xl">{translate(texts).whateverYouPlay}</h2>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-x-2 gap-y-5 sm:grid-cols-8">
        {sportsShown().map((name) => (
          <li key={name} className="flex flex-col items-center gap-2 text-center">
            <span
              className={cn(
                sportTint(name),
                'grid aspect-square w-full max-w-18 place-items-center rounded-2xl bg-tint-soft text-tint-ink',
              )}
            >
              <SportIcon name={name} className="size-8" />
            </span>
            <span className="text-xs sm:text-sm">{sportWords(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LandingPanelProps {
  now?: LandingDto;
}

export function LandingPanel({ now }: LandingPanelProps) {
  const t = translate(texts);
  return (
    <div className="grid gap-14 md:gap-20">
      <section className="scene relative isolate -mx-4 -mt-5 flex min-h-[38rem] overflow-hidden md:mx-0 md:mt-0 md:min-h-[37rem] md:rounded-2xl md:border">
        <LandingScene className="absolute inset-0 -z-10 size-full" />
        <div className="flex w-full flex-col items-start px-5 pt-9 md:max-w-[38rem] md:px-11 md:pt-12">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{t.headline}</h1>
          <p className="mt-4 text-base">{t.lead}</p>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <SignInChoice />
          </div>
        </div>
      </section>
      {now ? <LandingNow {...now} /> : null}
      <LandingFeatures />
      <LandingSports />
      <p className="border-t pt-6 text-muted-foreground text-sm">
        {rich(t.privacyPromise, {
          link: (words) => (
            <Link
              href={routes.privacy()}
              className="font-strong text-primary-ink underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
