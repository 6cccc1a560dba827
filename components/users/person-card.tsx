import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { ConnectButton } from '@/components/connections/connect-button';
import type { ConnectionControls } from '@/components/connections/use-connection';
import { Link } from '@/components/language/link';
import { PersonMenu } from '@/components/moderation/person-menu';
import { SportBadge } from '@/components/sports/sport-badge';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { formatDistance } from '@/lib/platform/geo/grid';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate, unbroken } from '@/lib/platform/language/translate';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { texts as cardTexts } from './card-texts';
import { texts } from './texts';

interface PersonCardProps {
  person: NearbyUserDto;
  href: Route;
  sportsMax: number;
  label?: string;
  /** The reason for a suggestion: '3 sports in common, 2 km'. Replaces the distance. */
  reason?: string;
  connection: ConnectionControls;
  onBlocked: (userId: number) => void;
  /** Beside Connect. */
  action: ReactNode;
}

/** The whole card is a link; its menu and buttons are above it. */
export function PersonCard(props: PersonCardProps) {
  const { person, href, sportsMax, label, reason, connection, onBlocked, action } = props;
  return (
    <article className="card-face p-4">
      {label ? (
        <Badge variant="primary" className="mb-2.5">
          <LineIcon name="sparkles" />
          {label}
        </Badge>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <Avatar id={person.id} name={person.name} imageUrl={person.profileImageUrl} size={60} />
        <div className="min-w-0 flex-1 basis-28">
          <h3 className="wrap-anywhere line-clamp-2 text-xl" dir="auto">
            <Link href={href} className="card-link">
              {person.name}
            </Link>
          </h3>
          <p className="wrap-anywhere line-clamp-1 text-muted-foreground text-sm" dir="auto">
            {person.location === null
              ? translate(cardTexts).locationNotSet
              : placeName(person.location)}
          </p>
          <p className="mt-0.5 flex items-start gap-1.5 font-semibold text-primary-ink text-sm tabular-nums">
            {reason ? null : <LineIcon name="map-pin" className="mt-1 size-3.5 shrink-0" />}
            {unbroken(reason ?? formatDistance(person.distance))}
          </p>
        </div>
        <div className="relative z-10 -me-2 -mt-2">
          <PersonMenu
            person={person}
            onBlocked={() => onBlocked(person.id)}
            onDisconnect={connection.state === 'connected' ? connection.disconnect : undefined}
          />
        </div>
      </div>
      {person.bio ? (
        <p className="wrap-anywhere mt-2 line-clamp-2 text-sm text-start" dir="auto">
          {person.bio}
        </p>
      ) : null}
      <PlayedSports person={person} max={sportsMax} />
      <div className="relative z-10 mt-auto flex flex-wrap gap-2 pt-1 *:flex-1">
        <ConnectButton name={person.name} connection={connection} className="flex-1" />
        {action}
      </div>
    </article>
  );
}

function PlayedSports({ person, max }: { person: NearbyUserDto; max: number }) {
  const t = translate(texts);
  const more = person.sports.length - max;
  return (
    <ul aria-label={translate(cardTexts).plays} className="badges my-3">
      {person.sports.slice(0, max).map((own) => (
        <li key={own.id}>
          <SportBadge name={own.sport.name} level={own.skillLevel} />
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Badge className="py-1">{t.moreSports({ count: more })}</Badge>
        </li>
      ) : null}
    </ul>
  );
}
