import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './card-texts';

interface StarRatingProps {
  rating: number;
  reviewCount: number;
}

/** One star and the rating with one decimal, or 'no reviews'. */
export function StarRating({ rating, reviewCount }: StarRatingProps) {
  const t = translate(texts);
  if (reviewCount === 0) return <span className="text-muted-foreground">{t.noReviews}</span>;
  return (
    <span className="inline-flex items-center gap-1 font-strong tabular-nums">
      <LineIcon name="star" className="size-4 fill-current" />
      <span className="sr-only">{t.rated}</span> {rating.toFixed(1)}
      <span className="font-normal text-muted-foreground">
        ({reviewCount}
        <span className="sr-only"> {t.reviewsCounted({ count: reviewCount })}</span>)
      </span>
    </span>
  );
}
