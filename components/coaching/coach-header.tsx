import { Award, MapPin } from 'lucide-react';
import { Avatar } from '@/components/layout/avatar';
import { SportBadge } from '@/components/sports/sport-badge';
import { StarRating } from '@/components/venues/star-rating';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { formatMoney } from './format-rate';

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
            <Award aria-hidden className="size-4 shrink-0" />
            <span className="wrap-anywhere">{coach.experience} of experience</span>
          </span>
          {coach.location ? (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4 shrink-0" />
              <span className="wrap-anywhere">{coach.location}</span>
            </span>
          ) : null}
        </p>
        <p className="tabular-nums">
          <span className="font-heading text-xl">
            {formatMoney(coach.hourlyRate, coach.currency)}
          </span>{' '}
          <span className="text-muted-foreground">an hour</span>
        </p>
      </div>
    </header>
  );
}
