'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ReviewForm } from '@/components/forms/review-form-lazy';
import { MoreButton } from '@/components/lists/more-button';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
import { useReviews } from '@/components/reviews/use-reviews';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type ApiBatch, api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import type { VenueReviewDto } from '@/lib/venues/schema/suggest-change';
import { useOwnVenue } from './own-venue';
import { ReviewItem } from './review-item';
import { NoReviews, ReviewsHeading } from './reviews-parts';
import { StarBars } from './star-bars';
import { texts } from './texts';
import { venueQuery } from './venues-query';

const DeleteReviewDialog = dynamic(
  () =>
    loadPart(() => import('./delete-review-dialog').then((module) => module.DeleteReviewDialog)),
  { ssr: false },
);

interface LiveReviewsProps {
  venue: Pick<VenueDto, 'id' | 'name' | 'rating' | 'stars'>;
  initial: ApiBatch<VenueReviewDto>;
}

/** Members can write, edit or delete their own review, if allowed. */
export function LiveReviews({ venue, initial }: LiveReviewsProps) {
  const t = translate(texts);
  const own = useOwnVenue();
  const { query, reviews, refresh } = useReviews(
    'venue-reviews',
    apiUrl('GET /api/venues/{id}/reviews', { params: { id: venue.id } }),
    { initial, viewerKey: venueQuery(venue.id).queryKey },
  );
  const [writing, setWriting] = useState(false);
  const removal = useDialog();
  const report = useDialog();
  const [target, setTarget] = useState<VenueReviewDto | null>(null);
  // Not taken from the loaded batches: it may be older.
  const mine = own?.myReview ?? null;

  return (
    <>
      <ReviewsHeading>
        {own?.canReview ? (
          <Button
            variant="secondary"
            aria-expanded={writing}
            onClick={() => setWriting((before) => !before)}
          >
            {mine ? t.editYourReview : t.writeReview}
          </Button>
        ) : null}
      </ReviewsHeading>
      <StarBars {...(own ?? venue)} />
      <div className="grid gap-3">
        {writing ? (
          <ReviewForm
            about={`venue:${venue.id}`}
            send={(body) => sendReview(venue.id, mine, body)}
            review={mine}
            onSaved={() => {
              setWriting(false);
              void refresh();
            }}
            onCancel={() => setWriting(false)}
          />
        ) : null}
        {reviews.length === 0 && !writing ? <NoReviews invited={own?.canReview ?? false} /> : null}
        {reviews
          .filter(({ isMine }) => !(isMine && writing))
          .map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              canReply={own?.canReply ?? false}
              onReplied={() => void refresh()}
              onEdit={() => setWriting(true)}
              onDelete={removal.show}
              onReport={() => {
                setTarget(review);
                report.show();
              }}
            />
          ))}
        <MoreButton query={query}>{t.showMoreReviews}</MoreButton>
      </div>
      {removal.wanted && mine ? (
        <DeleteReviewDialog
          {...removal.props}
          review={{ id: mine.id, venueId: venue.id }}
          onDeleted={() => void refresh()}
        />
      ) : null}
      {report.wanted && target ? (
        <ReportDialog
          {...report.props}
          target={{
            type: 'review',
            id: target.id,
            name: t.reviewOf({ person: target.user.name }),
          }}
        />
      ) : null}
    </>
  );
}

/** @param mine the review to replace; null to add one */
function sendReview(
  id: number,
  mine: { id: number } | null,
  body: { rating: number; comment?: string },
): Promise<VenueReviewDto> {
  return mine
    ? api('PUT /api/venues/{id}/reviews/{reviewId}', { params: { id, reviewId: mine.id }, body })
    : api('POST /api/venues/{id}/reviews', { params: { id }, body });
}
