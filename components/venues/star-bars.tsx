import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from './texts';

/** The rating in large figures, and how many reviews give five to one stars; nothing without reviews. */
export function StarBars({ rating, stars }: Pick<VenueDto, 'rating' | 'stars'>) {
  const t = translate(texts);
  const total = stars.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div className="mb-4 flex max-w-md items-center gap-5">
      <p aria-hidden className="flex items-center gap-1.5 font-heading text-4xl tabular-nums">
        {rating.toFixed(1)}
        <LineIcon name="star" className="size-6 fill-current" />
      </p>
      <ul aria-label={t.ratings} className="grid min-w-0 flex-1 gap-1 text-sm tabular-nums">
        {stars
          .map((count, index) => ({ count, number: index + 1 }))
          .toReversed()
          .map(({ count, number }) => (
            <li key={number} className="flex items-center gap-2">
              <span className="sr-only">{t.starsGiven({ stars: number, count })}</span>
              <span aria-hidden className="w-3 shrink-0 text-center">
                {number}
              </span>
              <span
                aria-hidden
                className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-muted"
              >
                <span
                  className="block h-full rounded-full bg-foreground"
                  style={{ width: `${(count / total) * 100}%` }}
                />
              </span>
              <span aria-hidden className="min-w-6 shrink-0 text-end text-muted-foreground">
                {count}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
