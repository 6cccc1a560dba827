'use client';

import { rich } from '@/components/language/rich';
import { ReviewCard } from '@/components/reviews/review-card';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import type { CoachReviewDto } from '@/lib/coaching/schema/coach';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface CoachReviewItemProps {
  coachId: number;
  review: CoachReviewDto;
  canReply?: boolean;
  canReport?: boolean;
  onReplied?: () => void;
  onReport?: () => void;
}

export function CoachReviewItem(props: CoachReviewItemProps) {
  const { coachId, review, canReply = false, canReport, onReplied, onReport } = props;
  const { id, user, rating, isMine } = review;
  const t = translate(texts);
  return (
    <ReviewCard
      review={review}
      avatarId={id}
      stars={
        <span className="inline-flex items-center gap-1 text-foreground tabular-nums">
          <LineIcon name="star" className="size-4 fill-current text-special" />
          {rich(t.stars, { rating, unseen: (words) => <span className="sr-only">{words}</span> })}
        </span>
      }
      reply={{
        about: `coach:${id}`,
        text: review.reply,
        title: t.replyFromCoach,
        canReply,
        send: (body) =>
          api('PUT /api/coaches/{id}/reviews/{reviewId}/reply', {
            params: { id: coachId, reviewId: id },
            body,
          }),
        onReplied,
      }}
    >
      {canReport && !isMine ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t.reportReviewOf({ author: user.name })}
          onClick={onReport}
        >
          {t.report}
        </Button>
      ) : null}
    </ReviewCard>
  );
}
