'use client';

import { useState } from 'react';
import { ReviewForm } from '@/components/forms/review-form-lazy';
import { rich } from '@/components/language/rich';
import { useViewer } from '@/components/layout/viewer';
import { MoreButton } from '@/components/lists/more-button';
import { MoreLink } from '@/components/lists/more-link';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
import { ReviewCard } from '@/components/reviews/review-card';
import { ReviewMenu } from '@/components/reviews/review-menu';
import { useReviews } from '@/components/reviews/use-reviews';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { useDialog } from '@/components/ui/use-dialog';
import type { CoachReviewDto } from '@/lib/coaching/schema/coach';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type ApiBatch, api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { coachQuery } from './coach-query';
import { useOwnCoach } from './own-coach';
import { texts } from './texts';

interface CoachReviewItemProps {
  coachId: number;
  review: CoachReviewDto;
  canReply?: boolean;
  onReplied?: () => void;
  onReport?: () => void;
}

function CoachReviewItem(props: CoachReviewItemProps) {
  const { coachId, review, canReply = false, onReplied, onReport } = props;
  const { id, user, rating, isMine } = review;
  const t = translate(texts);
  return (
    <ReviewCard
      review={review}
      avatarId={id}
      stars={
        <span className="inline-flex items-center gap-1 text-foreground tabular-nums">
          <LineIcon name="star" className="size-4 fill-current" />
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
      menu={
        onReport && !isMine ? (
          <ReviewMenu
            label={t.moreAboutReview({ author: user.name })}
            report={t.report}
            onReport={onReport}
          />
        ) : null
      }
    />
  );
}

interface LiveCoachReviewsProps {
  coachId: number;
  initial: ApiBatch<CoachReviewDto>;
}

/** For members, with a form for clients who had a session and have not reviewed it. */
function LiveCoachReviews({ coachId, initial }: LiveCoachReviewsProps) {
  const t = translate(texts);
  const report = useDialog();
  const [target, setTarget] = useState<CoachReviewDto | null>(null);
  const own = useOwnCoach();
  const { query, reviews, refresh } = useReviews(
    'coach-reviews',
    apiUrl('GET /api/coaches/{id}/reviews', { params: { id: coachId } }),
    { initial, viewerKey: coachQuery(coachId).queryKey },
  );
  return (
    <section id="reviews" className="grid gap-3 *:min-w-0">
      <h2 className="sr-only">{t.reviews}</h2>
      {own?.canReview ? (
        <ReviewForm
          about={`coach:${coachId}`}
          send={(body) => api('PUT /api/coaches/{id}/reviews', { params: { id: coachId }, body })}
          review={null}
          onSaved={refresh}
        />
      ) : null}
      {reviews.length === 0 ? (
        <EmptyState title={translate(texts).noReviews} description={t.noReviewsHint} />
      ) : (
        reviews.map((review) => (
          <CoachReviewItem
            key={review.id}
            coachId={coachId}
            review={review}
            canReply={own?.isMine ?? false}
            onReplied={() => void refresh()}
            onReport={() => {
              setTarget(review);
              report.show();
            }}
          />
        ))
      )}
      <MoreButton query={query}>{t.moreReviews}</MoreButton>
      {report.wanted && target ? (
        <ReportDialog
          {...report.props}
          key={target.id}
          target={{
            type: 'coach_review',
            id: target.id,
            name: t.reviewOf({ author: target.user.name }),
          }}
        />
      ) : null}
    </section>
  );
}

interface CoachReviewsProps {
  coachId: number;
  initial: ApiBatch<CoachReviewDto>;
}

/** Guests get the page's reviews. */
export function CoachReviews({ coachId, initial }: CoachReviewsProps) {
  const t = translate(texts);
  const { user } = useViewer();
  if (user) return <LiveCoachReviews coachId={coachId} initial={initial} />;
  return (
    <section id="reviews" className="grid gap-3 *:min-w-0">
      <h2 className="sr-only">{t.reviews}</h2>
      {initial.items.length === 0 ? (
        <EmptyState title={translate(texts).noReviews} description={t.noReviewsHint} />
      ) : (
        <div data-rows className="grid gap-3 *:min-w-0">
          {initial.items.map((review) => (
            <CoachReviewItem key={review.id} coachId={coachId} review={review} />
          ))}
        </div>
      )}
      <MoreLink next={initial.next} section="reviews">
        {t.moreReviews}
      </MoreLink>
    </section>
  );
}
