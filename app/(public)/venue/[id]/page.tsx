import { StartLine } from '@/components/calendar/start-time';
import { VenueCourts } from '@/components/courts/venue-courts';
import { Follow } from '@/components/follows/follow-lazy';
import { LevelBadge } from '@/components/games/level-badge';
import { spotsLeft } from '@/components/groups/group-address';
import { AudienceBadge } from '@/components/groups/group-card';
import { Link } from '@/components/language/link';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { JsonLd } from '@/components/sharing/json-ld';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { LineIcon } from '@/components/ui/line-icon';
import { OwnVenue } from '@/components/venues/own-venue';
import { VenueActions, VenueTasks } from '@/components/venues/venue-actions';
import { VenueCards } from '@/components/venues/venue-cards';
import { VenueCover } from '@/components/venues/venue-cover';
import { VenueFacts } from '@/components/venues/venue-facts';
import { VenueGallery } from '@/components/venues/venue-gallery';
import { VenueHeader } from '@/components/venues/venue-header';
import { venueJsonLd } from '@/components/venues/venue-json-ld';
import { VenueNotFound } from '@/components/venues/venue-not-found';
import { VenueReviews } from '@/components/venues/venue-reviews';
import { cn } from '@/lib/cn';
import { loadFollows } from '@/lib/follows/loaders';
import { loadSession } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env/server';
import { exactPoint } from '@/lib/platform/geo/point';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { findWhereabouts } from '@/lib/platform/maps/whereabouts';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { loadVenue } from '@/lib/venues/loaders';
import type { GameAtVenueDto, GroupAtVenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from '@/lib/venues/server-texts';

interface VenueWhatsOnProps {
  games: GameAtVenueDto[];
  groups: GroupAtVenueDto[];
}

/** The next public games at a venue and the groups that play there; nothing when there are none. */
function VenueWhatsOn({ games, groups }: VenueWhatsOnProps) {
  const t = translate(texts);
  if (games.length === 0 && groups.length === 0) return null;
  return (
    <div className="grid content-start gap-6 md:grid-cols-2">
      {games.length > 0 ? (
        <section>
          <h2 className="mb-3 text-xl">{t.upcomingGames}</h2>
          <ul className="grid gap-2.5">
            {games.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        </section>
      ) : null}
      {groups.length > 0 ? (
        <section>
          <h2 className="mb-3 text-xl">{t.groupsHere}</h2>
          <ul className="grid gap-2.5">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

const rowClasses = 'relative rounded-card border bg-card p-4 has-[a:hover]:border-input';
const linkClasses = 'card-link focus-visible:after:outline-offset-0';

function GameRow({ game }: { game: GameAtVenueDto }) {
  const t = translate(texts);
  return (
    <li className={rowClasses}>
      <StartLine of={game} className="text-sm" />
      <h3 className="wrap-anywhere mt-1 text-base" dir="auto">
        <Link href={routes.game(game.id)} className={linkClasses}>
          {game.title}
        </Link>
      </h3>
      <p className="wrap-anywhere mt-1 text-muted-foreground text-sm">
        {game.groupName === null ? null : (
          <>
            <bdi>{game.groupName}</bdi> ·{' '}
          </>
        )}
        {t.goingCount({ count: game.goingCount })} · {spotsLeft(game.goingCount, game.maxPlayers)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <SportBadge name={game.sport.name} />
        <AudienceBadge audience={game.audience} />
        <LevelBadge range={game} />
      </div>
    </li>
  );
}

function GroupRow({ group }: { group: GroupAtVenueDto }) {
  return (
    <li className={rowClasses}>
      <h3 className="wrap-anywhere text-base" dir="auto">
        <Link href={routes.group(group.id)} className={linkClasses}>
          {group.name}
        </Link>
      </h3>
      <p className="mt-1 flex items-center gap-1.5 text-muted-foreground text-sm">
        <LineIcon name="users" className="size-4 shrink-0" />
        {translate(texts).memberCount({ count: group.memberCount })} ·{' '}
        {spotsLeft(group.memberCount, group.maxMembers)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <SportBadge name={group.sport.name} />
        <AudienceBadge audience={group.audience} />
      </div>
    </li>
  );
}

interface VenuePageProps {
  params: Promise<{ id: string }>;
  searchParams: PageQuery;
}

/** For guests, the address selects further reviews. */
async function load({ params, searchParams }: VenuePageProps) {
  const session = await loadSession();
  const cursor = session ? null : (await readQuery(searchParams)).get('cursor');
  return loadVenue(session, (await params).id, cursor);
}

const missing = pageOrMissing({ title: later(texts, 'notFound'), screen: <VenueNotFound /> });

export const generateMetadata = missing.metadata(async (props: VenuePageProps) => {
  const { venue } = await load(props);
  const t = translate(texts);
  const place = placeName([venue.area, venue.city].filter(Boolean).join(', '));
  const title = t.shareTitle({ venue: venue.name, place });
  const description = [
    venue.sports.length > 0
      ? t.sportsInPlace({ sports: venue.sports.map((sport) => sportWords(sport)), place })
      : t.placeToPlayIn({ place }),
    venue.reviewCount > 0 ? t.ratedBy({ rating: venue.rating, count: venue.reviewCount }) : '',
    venue.description ?? '',
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);
  return shareMetadata({
    title,
    description,
    path: routes.venue(venue.id),
    isEmbeddable: true,
    image: routes.venueCard(venue.id),
    alt: venue.name,
  });
});

export default missing.page(async (props: VenuePageProps) => {
  const { venue, images, reviews, games, groups, courts } = await load(props);
  const follows = await loadFollows(await loadSession());
  const point = exactPoint(venue);
  const where = point && (await findWhereabouts(point));
  const t = translate(texts);
  return (
    <OwnVenue venue={venue}>
      <div
        className={cn(
          venue.sports.length === 1 && [sportTint(venue.sports[0] ?? null), 'sport-head'],
          'grid min-w-0 gap-7 *:min-w-0',
        )}
      >
        <JsonLd data={venueJsonLd(venue, images, env.NEXTAUTH_URL)} />
        <div>
          <BackLink href={routes.venues()}>{t.backToVenues}</BackLink>
          <div className="grid items-start gap-4 *:min-w-0 md:grid-cols-2 md:gap-7">
            {images.length > 0 ? (
              <VenueGallery images={images} venueName={venue.name} />
            ) : (
              <VenueCover
                id={venue.id}
                sport={venue.sports[0] ?? null}
                className="aspect-2/1 rounded-card md:aspect-3/2"
              />
            )}
            <div className="grid gap-4 *:min-w-0">
              <VenueHeader venue={venue} actions={<VenueActions venue={venue} />} />
              <Follow kind="venue" id={venue.id} name={venue.name} follows={follows} />
              <VenueFacts venue={venue} />
            </div>
          </div>
        </div>
        {venue.description ? (
          <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line" dir="auto">
            {venue.description}
          </p>
        ) : null}
        <VenueCourts venueId={venue.id} courts={courts} />
        <VenueTasks />
        <VenueCards venue={venue} where={where} />
        <VenueWhatsOn games={games} groups={groups} />
        <VenueReviews venue={venue} initial={reviews} />
      </div>
    </OwnVenue>
  );
});
