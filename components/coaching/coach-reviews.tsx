'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { withTexts } from '@/components/language/texts-for';
import { EmptyState } from '@/components/layout/empty-state';
import { MoreButton } from '@/components/layout/more-button';
import { useReviews } from '@/components/layout/use-reviews';
import { useViewer } from '@/components/layout/viewer';
import { useDialog } from '@/components/ui/use-dialog';
import type { CoachReviewDto } from '@/lib/coaching/schema/coach';
import { apiUrl } from '@/lib/platform/http/api-calls';
import type { ApiPage } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { CoachReviewItem } from './coach-review-item';
import { texts } from './texts';
import { coachQuery, useOwnCoach } from './use-own-coach';

const CoachReviewForm = dynamic(
  () => withTexts(import('./coach-review-form')).then((module) => module.CoachReviewForm),
  { ssr: false },
);
const ReportDialog = dynamic(
  () =>
    withTexts(import('@/components/moderation/report-dialog')).then(
      (module) => module.ReportDialog,
    ),
  { ssr: false },
);

interface CoachReviewsProps {
  coachId: number;
  initial: ApiPage<CoachReviewDto>;
}

/** Client reviews, with a form for clients who had a session and have not written one yet. */
export function CoachReviews({ coachId, initial }: CoachReviewsProps) {
  const t = translate(texts);
  const { user } = useViewer();
  const report = useDialog();
  const [target, setTarget] = useState<CoachReviewDto | null>(null);
  const own = useOwnCoach(coachId);
  const { query, reviews, refresh } = useReviews(
    'coach-reviews',
    apiUrl('GET /api/coaches/{id}/reviews', { params: { id: coachId } }),
    { initial, viewerKey: coachQuery(coachId).queryKey },
  );
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="sr-only">{t.reviews}</h2>
      {own?.canReview ? <CoachReviewForm coachId={coachId} onSaved={() => void refresh()} /> : null}
      {reviews.length === 0 ? (
        <EmptyState title={t.noReviews} description={t.noReviewsHint} />
      ) : (
        reviews.map((review) => (
          <CoachReviewItem
            key={review.id}
            coachId={coachId}
            review={review}
            canReply={own?.isMine ?? false}
            canReport={user !== null}
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
