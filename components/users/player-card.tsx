import { AvatarPhoto } from '@/components/avatars/avatar-photo';
import { Link } from '@/components/language/link';
import { LineUp } from '@/components/sports/line-up';
import { SportBadge } from '@/components/sports/sport-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { formatDistance } from '@/lib/platform/geo/grid';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate, unbroken } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { levelWords, sportWords } from '@/lib/sports/words';
import type { DeckPersonDto, SharedDto } from '@/lib/users/schema/nearby-user';
import { texts } from './card-texts';

const SPORTS_SHOWN = 2;

type PlayerCardProps = { person: DeckPersonDto; titleId?: string };

/** A card of the deck: their picture or else their sport, distance, levels, and what the two share. Fills its parent. */
export function PlayerCard({ person, titleId }: PlayerCardProps) {
  const t = translate(texts);
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden rounded-2xl border bg-card shadow-float"
    >
      <div className="relative min-h-36 flex-1">
        <div className="absolute inset-0 overflow-hidden bg-muted">
          {/* The person on the court of their sport, with a place for the reader. */}
          <LineUp
            sport={person.sports[0]?.sport.name ?? ''}
            taken={1}
            places={2}
            faces={[{ ...person, profileImageUrl: null }]}
            className="size-full rounded-none [&>span]:w-16 [&>span]:max-w-none [&>span]:text-2xl"
          />
          {person.profileImageUrl ? (
            <AvatarPhoto
              src={person.profileImageUrl}
              alt=""
              sizes="(min-width: 24rem) 22rem, 100vw"
              kind="card"
            />
          ) : null}
        </div>
        <p className="absolute end-3 top-3 inline-flex items-center gap-1 rounded-full bg-card px-2.5 py-1 font-strong text-xs tabular-nums">
          <LineIcon name="map-pin" className="size-3.5 text-primary-ink" />
          {unbroken(formatDistance(person.distance))}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-2.5 p-4 pt-3.5">
        <div>
          <h3 id={titleId} className="wrap-anywhere line-clamp-2 text-2xl" dir="auto">
            {/* Dragging must move the card, not its link. */}
            <Link href={routes.user(person.id)} draggable={false}>
              {person.name}
            </Link>
          </h3>
          <p className="wrap-anywhere line-clamp-1 text-muted-foreground text-sm" dir="auto">
            {person.location === null ? t.locationNotSet : placeName(person.location)}
          </p>
        </div>
        <ul aria-label={t.plays} className="badges">
          {person.sports.slice(0, SPORTS_SHOWN).map((own) => (
            <li key={own.id}>
              <SportBadge name={own.sport.name} level={own.skillLevel} />
            </li>
          ))}
        </ul>
        {/* Always reserves three lines, so that a short bio does not change the card's size. */}
        <div className="min-h-[4.5em] text-sm">
          <Shared shared={person.shared} />
          <p className="wrap-anywhere line-clamp-2 text-start" dir="auto">
            {person.bio}
          </p>
        </div>
      </div>
    </article>
  );
}

/** What the reader and the person have in common, in a line; nothing without it. */
function Shared({ shared }: { shared: SharedDto | undefined }) {
  if (!shared) return null;
  const t = translate(texts);
  const { sport, games, people } = shared;
  const parts = [
    sport &&
      (sport.skillLevel
        ? t.bothPlayAt({ sport: sportWords(sport.name), level: levelWords(sport.skillLevel) })
        : t.bothPlay({ sport: sportWords(sport.name) })),
    games > 0 ? t.gamesTogether({ count: games }) : null,
    people > 0 ? t.bothKnow({ count: people }) : null,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="line-clamp-2 font-lead text-primary-ink">{parts.join(' · ')}</p>;
}
