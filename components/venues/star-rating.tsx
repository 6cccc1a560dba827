import { Star } from 'lucide-react';

interface StarRatingProps {
  rating: number;
  reviewCount: number;
}

/** One star and the rating with one decimal, or 'no reviews'. */
export function StarRating({ rating, reviewCount }: StarRatingProps) {
  if (reviewCount === 0) return <span className="text-muted-foreground">No reviews yet</span>;
  return (
    <span className="inline-flex items-center gap-1 font-strong tabular-nums">
      <Star aria-hidden fill="currentColor" className="size-4 text-special" />
      <span className="sr-only">Rated</span> {rating.toFixed(1)}
      <span className="font-normal text-muted-foreground">
        ({reviewCount}
        <span className="sr-only"> {reviewCount === 1 ? 'review' : 'reviews'}</span>)
      </span>
    </span>
  );
}
