'use client';

import { Star } from 'lucide-react';
import { useState } from 'react';
import { ReplyForm } from '@/components/forms/reply-form';
import { Button } from '@/components/ui/button';
import { Avatar } from '@/components/users/avatar';
import { MonthAndYear } from '@/components/users/month-and-year';
import { type CoachReviewDto, replyToClientSchema } from '@/lib/coaching/schema/coach';
import { api } from '@/lib/http/client';
import { isolate } from '@/lib/validation/isolate';

interface CoachReviewItemProps {
  coachId: number;
  review: CoachReviewDto;
  canReply: boolean;
  canReport: boolean;
  onReplied: () => void;
  onReport: () => void;
}

/** A client's review with the coach's reply below it. */
export function CoachReviewItem(props: CoachReviewItemProps) {
  const { coachId, review, canReply, canReport, onReplied, onReport } = props;
  const [replying, setReplying] = useState(false);
  const { user, rating, comment, reply, isMine } = review;
  return (
    <article className="rounded-card border bg-card p-4">
      <div className="flex items-start gap-3">
        <Avatar id={review.id} name={user.name} imageUrl={user.profileImageUrl} size={40} />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere text-base">
            <bdi>{user.name}</bdi>
            {isMine ? <span className="font-normal text-muted-foreground"> (you)</span> : null}
          </h3>
          <p className="flex items-center gap-2 text-muted-foreground text-sm">
            <span className="inline-flex items-center gap-1 text-foreground tabular-nums">
              <Star aria-hidden fill="currentColor" className="size-4 text-special" />
              {rating}
              <span className="sr-only"> of 5 stars</span>
            </span>
            <MonthAndYear iso={review.createdAt} />
          </p>
        </div>
      </div>
      {comment ? (
        <p className="wrap-anywhere mt-3 whitespace-pre-line text-sm" dir="auto">
          {comment}
        </p>
      ) : null}
      {reply && !replying ? (
        <div className="mt-3 rounded-control border-primary border-s-4 bg-primary-soft/60 px-3.5 py-2.5 text-sm">
          <p className="font-[620] text-primary-ink">Reply from the coach</p>
          <p className="wrap-anywhere whitespace-pre-line" dir="auto">
            {reply}
          </p>
        </div>
      ) : null}
      {replying ? (
        <ReplyForm
          schema={replyToClientSchema}
          send={(body) =>
            api('PUT /api/coaches/{id}/reviews/{reviewId}/reply', {
              params: { id: coachId, reviewId: review.id },
              body,
            })
          }
          initial={reply ?? ''}
          onSaved={() => {
            setReplying(false);
            onReplied();
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className="-mx-3 mt-1 flex flex-wrap empty:hidden">
          {canReply ? (
            <Button variant="ghost" size="sm" onClick={() => setReplying(true)}>
              {reply ? 'Edit reply' : 'Reply'}
            </Button>
          ) : null}
          {canReport && !isMine ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Report the review of ${isolate(user.name)}`}
              onClick={onReport}
            >
              Report
            </Button>
          ) : null}
        </div>
      )}
    </article>
  );
}
