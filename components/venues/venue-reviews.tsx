'use client';

import { MoreButton } from '@/components/layout/more-button';
import { useLater } from '@/components/layout/use-later';
import { useViewer } from '@/components/layout/viewer';
import type { ApiPage } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { VenueReviewDto } from '@/lib/venues/schema/review-venue';
import { LiveReviews } from './live-reviews-lazy';
import { ReviewItem } from './review-item';
import { NoReviews, REVIEWS_ID, ReviewsHeading, SignInToReview } from './reviews-parts';
import { texts } from './texts';

interface VenueReviewsProps {
  venue: Pick<VenueDto, 'id' | 'name'>;
  initial: ApiPage<VenueReviewDto>;
}

/** The reviews of a venue. Guests have those of the page until they ask for more. */
export function VenueReviews({ venue, initial }: VenueReviewsProps) {
  const { user } = useViewer();
  const more = useLater();
  return (
    <section aria-labelledby={REVIEWS_ID}>
      {user || more.isWanted ? (
        <LiveReviews venue={venue} initial={initial} wantsMore={more.isWanted} />
      ) : (
        <>
          <ReviewsHeading>
            <SignInToReview />
          </ReviewsHeading>
          <div className="grid gap-3">
            {initial.items.length === 0 ? <NoReviews invited /> : null}
            {initial.items.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
            <MoreButton
              query={more.asQuery(initial.next !== null)}
              next={initial.next}
              section={REVIEWS_ID}
            >
              {translate(texts).showMoreReviews}
            </MoreButton>
          </div>
        </>
      )}
    </section>
  );
}
