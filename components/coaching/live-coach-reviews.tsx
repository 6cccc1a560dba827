'use client';

import { useState } from 'react';
import { ReviewForm } from '@/components/forms/review-form-lazy';
import { MoreButton } from '@/components/lists/more-button';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
import { useReviews } from '@/components/reviews/use-reviews';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialog } from '@/components/ui/use-dialog';
import type { CoachReviewDto } from '@/lib/coaching/schema/coach';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type ApiBatch, api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { coachQuery } from './coach-query';
import { CoachReviewItem } from './coach-review-item';
import { useOwnCoach } from './own-coach';
import { texts } from './texts';

interface LiveCoachReviewsProps {
  coachId: number;
  initial: ApiBatch<CoachReviewDto>;
}

/** For members, with a form for clients who had a session and have not reviewed it. */
export function LiveCoachReviews({ coachId, initial }: LiveCoachReviewsProps) {
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
            canReport
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
