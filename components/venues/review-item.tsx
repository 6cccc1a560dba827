'use client';

import { Star } from 'lucide-react';
import { useState } from 'react';
import { ReplyForm } from '@/components/forms/reply-form';
import { Button } from '@/components/ui/button';
import { Avatar } from '@/components/users/avatar';
import { MonthAndYear } from '@/components/users/month-and-year';
import { api } from '@/lib/http/client';
import { RATING_MAX } from '@/lib/venues/constants';
import { replyToReviewSchema, type VenueReviewDto } from '@/lib/venues/schema/review-venue';

interface ReviewItemProps {
  review: VenueReviewDto;
  canReply: boolean;
  canReport: boolean;
  onReplied: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

export function ReviewItem(props: ReviewItemProps) {
  const { review, canReply, canReport, onReplied, onEdit, onDelete, onReport } = props;
  const [replying, setReplying] = useState(false);
  const { user, rating, comment, ownerReply, isMine } = review;
  return (
    <article className="rounded-card border bg-card p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Avatar
          id={review.userId ?? review.id}
          name={user.name}
          imageUrl={user.profileImageUrl}
          size={40}
        />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere text-base">
            <bdi>{user.name}</bdi>
            {isMine ? <span className="font-normal text-muted-foreground"> (you)</span> : null}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
            <Stars rating={rating} />
            <MonthAndYear iso={review.createdAt} />
          </p>
        </div>
      </div>
      {comment ? (
        <p className="wrap-anywhere mt-3 whitespace-pre-line text-sm" dir="auto">
          {comment}
        </p>
      ) : null}
      {ownerReply && !replying ? (
        <div className="mt-3 rounded-control border-primary border-s-4 bg-primary-soft/60 px-3.5 py-2.5 text-sm">
          <p className="font-[620] text-primary-ink">Reply from the owner</p>
          <p className="wrap-anywhere whitespace-pre-line" dir="auto">
            {ownerReply}
          </p>
        </div>
      ) : null}
      {replying ? (
        <ReplyForm
          send={(body) =>
            api('PUT /api/venues/{id}/reviews/{reviewId}/reply', {
              params: { id: review.venueId, reviewId: review.id },
              body,
            })
          }
          schema={replyToReviewSchema}
          initial={ownerReply ?? ''}
          onSaved={() => {
            setReplying(false);
            onReplied();
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className="-mx-3 mt-1 flex flex-wrap empty:hidden">
          {isMine ? (
            <>
              <Button variant="ghost" size="sm" onClick={onEdit}>
                Edit
              </Button>
              <Button variant="ghost" size="sm" onClick={onDelete}>
                Delete
              </Button>
            </>
          ) : null}
          {canReply ? (
            <Button variant="ghost" size="sm" onClick={() => setReplying(true)}>
              {ownerReply ? 'Edit reply' : 'Reply'}
            </Button>
          ) : null}
          {canReport && !isMine ? (
            <Button variant="ghost" size="sm" onClick={onReport}>
              Report
            </Button>
          ) : null}
        </div>
      )}
    </article>
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
