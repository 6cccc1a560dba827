'use client';

import { useViewer } from '@/components/layout/viewer';
import { MoreLink } from '@/components/lists/more-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { CoachReviewDto } from '@/lib/coaching/schema/coach';
import type { ApiBatch } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { CoachReviewItem } from './coach-review-item';
import { LiveCoachReviews } from './live-coach-reviews';
import { texts } from './texts';

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
