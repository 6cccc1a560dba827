'use client';

import { Star } from 'lucide-react';
import { ReviewCard } from '@/components/layout/review-card';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';
import { RATING_MAX } from '@/lib/platform/validation/rating';
import type { VenueReviewDto } from '@/lib/venues/schema/review-venue';

interface ReviewItemProps {
  review: VenueReviewDto;
  canReply: boolean;
  canReport: boolean;
  onReplied: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** A player's review with the owner's reply below it. */
export function ReviewItem(props: ReviewItemProps) {
  const { review, canReply, canReport, onReplied, onEdit, onDelete, onReport } = props;
  const { isMine } = review;
  return (
    <ReviewCard
      className="md:p-5"
      review={review}
      avatarId={review.userId ?? review.id}
      stars={<Stars rating={review.rating} />}
      reply={{
        text: review.ownerReply,
        title: 'Reply from the owner',
        canReply,
        send: (body) =>
          api('PUT /api/venues/{id}/reviews/{reviewId}/reply', {
            params: { id: review.venueId, reviewId: review.id },
            body,
          }),
        onReplied,
      }}
      ownActions={
        isMine ? (
          <>
            <Button variant="ghost" size="sm" onClick={onEdit}>
              Edit
            </Button>
            <Button variant="ghost" size="sm" onClick={onDelete}>
              Delete
            </Button>
          </>
        ) : null
      }
    >
      {canReport && !isMine ? (
        <Button variant="ghost" size="sm" onClick={onReport}>
          Report
        </Button>
      ) : null}
    </ReviewCard>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex text-special">
      <span className="sr-only">
        {rating} of {RATING_MAX} stars
      </span>
      {Array.from({ length: RATING_MAX }, (_, index) => (
        <Star
          // oxlint-disable-next-line react/no-array-index-key -- the stars are their numbers
          key={index}
          aria-hidden
          fill={index < rating ? 'currentColor' : 'none'}
          className="size-4"
        />
      ))}
    </span>
  );
}
