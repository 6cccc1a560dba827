'use client';

import { useViewer } from '@/components/layout/viewer';
import { MoreLink } from '@/components/lists/more-link';
import type { ApiBatch } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { VenueReviewDto } from '@/lib/venues/schema/suggest-change';
import { LiveReviews } from './live-reviews';
import { ReviewItem } from './review-item';
import { NoReviews, REVIEWS_ID, ReviewsHeading, SignInToReview } from './reviews-parts';
import { StarBars } from './star-bars';
import { texts } from './texts';

interface VenueReviewsProps {
  venue: Pick<VenueDto, 'id' | 'name' | 'rating' | 'stars'>;
  initial: ApiBatch<VenueReviewDto>;
}

/** Guests get the page's reviews. */
export function VenueReviews({ venue, initial }: VenueReviewsProps) {
  const { user } = useViewer();
  return (
    <section aria-labelledby={REVIEWS_ID}>
      {user ? (
        <LiveReviews venue={venue} initial={initial} />
      ) : (
        <>
          <ReviewsHeading>
            <SignInToReview />
          </ReviewsHeading>
          <StarBars {...venue} />
          <div className="grid gap-3">
            {initial.items.length === 0 ? <NoReviews invited /> : null}
            <div data-rows className="grid gap-3">
              {initial.items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </div>
            <MoreLink next={initial.next} section={REVIEWS_ID}>
              {translate(texts).showMoreReviews}
            </MoreLink>
          </div>
        </>
      )}
    </section>
  );
}
