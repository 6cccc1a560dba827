import { Avatar } from '@/components/avatars/avatar';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SportBadge } from '@/components/sports/sport-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { StarRating } from '@/components/venues/star-rating';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { texts } from './texts';

export function CoachLink({ coach }: { coach: { id: number; name: string } }) {
  return (
    <Link
      href={routes.coach(coach.id)}
      className="inline-flex min-h-6 items-center font-strong text-primary-ink underline"
    >
      <bdi>{coach.name}</bdi>
    </Link>
  );
}

export function CoachHeader({ coach }: { coach: CoachDto }) {
  return (
    <header className="flex flex-wrap items-start gap-4">
      <Avatar id={coach.id} name={coach.name} imageUrl={coach.imageUrl} size={96} />
      <div className="grid min-w-0 flex-1 basis-48 gap-2">
        <h1 className="wrap-anywhere text-3xl" dir="auto">
          {coach.name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <SportBadge name={coach.sport.name} />
          <StarRating rating={coach.rating} reviewCount={coach.reviewCount} />
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-sm">
          <span className="inline-flex items-center gap-1.5">
            <LineIcon name="award" className="size-4 shrink-0" />
            <span className="wrap-anywhere">
              {rich(translate(texts).ofExperience, {
                experience: <bdi>{coach.experience}</bdi>,
              })}
            </span>
          </span>
          {coach.location ? (
            <span className="inline-flex items-center gap-1.5">
              <LineIcon name="map-pin" className="size-4 shrink-0" />
              <bdi className="wrap-anywhere">{placeName(coach.location)}</bdi>
            </span>
          ) : null}
        </p>
        <p className="tabular-nums">
          {rich(translate(texts).perHour, {
            price: (
              <span className="font-heading text-xl">
                {wordsOf().money(coach.hourlyRate, coach.currency)}
              </span>
            ),
            unit: (words) => <span className="text-muted-foreground">{words}</span>,
          })}
        </p>
      </div>
    </header>
  );
}
