import { Avatar } from '@/components/avatars/avatar';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SportBadge } from '@/components/sports/sport-badge';
import { LineIcon } from '@/components/ui/line-icon';
import type { CoachCardDto } from '@/lib/coaching/schema/card';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { texts } from './texts';

export function CoachCard({ coach }: { coach: CoachCardDto }) {
  const t = translate(texts);
  return (
    <article className="relative flex min-w-0 flex-col gap-3 rounded-card border bg-card p-4 transition-[border-color] has-[a:hover]:border-input">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar id={coach.id} name={coach.name} imageUrl={coach.imageUrl} size={60} />
        {/* Below the picture where the space beside it is too narrow for a word of the name. */}
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="wrap-anywhere line-clamp-2 text-xl" dir="auto">
            <Link href={routes.coach(coach.id)} className="card-link">
              {coach.name}
            </Link>
          </h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-sm tabular-nums">
            <LineIcon name="star" className="size-4 fill-current" />
            {coach.reviewCount === 0 ? (
              <span className="text-muted-foreground">{t.noReviews}</span>
            ) : (
              <>
                <span className="font-strong">
                  <span className="sr-only">{`${t.rating} `}</span>
                  {coach.rating.toFixed(1)}
                </span>
                <span className="text-muted-foreground">
                  {t.reviewCount({ count: coach.reviewCount })}
                </span>
              </>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <SportBadge name={coach.sport.name} />
      </div>
      {coach.specialties.length > 0 ? (
        <p className="wrap-anywhere line-clamp-2 text-sm text-start" dir="auto">
          {coach.specialties.join(', ')}
        </p>
      ) : null}
      <p className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t pt-3 text-sm tabular-nums">
        <span>
          {rich(t.perHour, {
            price: (
              <span className="font-heading text-base">
                {wordsOf().money(coach.hourlyRate, coach.currency)}
              </span>
            ),
            unit: (words) => words,
          })}
        </span>
        {coach.location ? (
          <span className="inline-flex min-w-0 items-center gap-1 text-muted-foreground">
            <LineIcon name="map-pin" className="size-3.5 shrink-0" />
            <bdi className="truncate">{placeName(coach.location)}</bdi>
          </span>
        ) : null}
      </p>
    </article>
  );
}
