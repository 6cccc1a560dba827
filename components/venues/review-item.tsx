'use client';

import { ReviewCard } from '@/components/reviews/review-card';
import { ReviewMenu } from '@/components/reviews/review-menu';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { RATING_MAX } from '@/lib/platform/validation/rating';
import type { VenueReviewDto } from '@/lib/venues/schema/suggest-change';
import { texts } from './texts';

interface ReviewItemProps {
  review: VenueReviewDto;
  canReply?: boolean;
  onReplied?: () => void;
  onEdit?: () => void;
  onDelete?: () => void;
  onReport?: () => void;
}

/** A player's review with the owner's reply below it. */
export function ReviewItem(props: ReviewItemProps) {
  const { review, canReply = false, onReplied, onEdit, onDelete, onReport } = props;
  const { isMine } = review;
  const t = translate(texts);
  return (
    <ReviewCard
      className="md:p-5"
      review={review}
      avatarId={review.userId ?? review.id}
      stars={
        <>
          <Stars rating={review.rating} />
          {review.hasCome ? (
            <span className="font-strong text-primary-ink">{t.hasCome}</span>
          ) : null}
        </>
      }
      reply={{
        about: `venue:${review.id}`,
        text: review.ownerReply,
        title: t.ownerReply,
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
              {t.editReview}
            </Button>
            <Button variant="ghost" size="sm" onClick={onDelete}>
              {t.deleteReviewNow}
            </Button>
          </>
        ) : null
      }
      menu={
        onReport && !isMine ? (
          <ReviewMenu
            label={t.moreAboutReview({ person: review.user.name })}
            report={t.reportReview}
            onReport={onReport}
          />
        ) : null
      }
    />
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{translate(texts).stars({ rating, max: RATING_MAX })}</span>
      {Array.from({ length: RATING_MAX }, (_, index) => (
        <LineIcon
          // oxlint-disable-next-line react/no-array-index-key -- the stars are their numbers
          key={index}
          name="star"
          className={cn('size-4', index < rating && 'fill-current')}
        />
      ))}
    </span>
  );
}
