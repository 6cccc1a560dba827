'use client';

import dynamic from 'next/dynamic';
import { withTexts } from '@/components/language/texts-for';
import { EmptyState } from '@/components/layout/empty-state';
import { MoreButton } from '@/components/layout/more-button';
import { useLater } from '@/components/layout/use-later';
import { useViewer } from '@/components/layout/viewer';
import { loadScreen } from '@/components/ui/load-part';
import type { CoachReviewDto } from '@/lib/coaching/schema/coach';
import type { ApiPage } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts as cardTexts } from './card-texts';
import { CoachReviewItem } from './coach-review-item';
import { texts } from './texts';

const LiveCoachReviews = dynamic(() =>
  loadScreen(() =>
    withTexts(import('./live-coach-reviews')).then((module) => module.LiveCoachReviews),
  ),
);

interface CoachReviewsProps {
  coachId: number;
  initial: ApiPage<CoachReviewDto>;
}

/** The reviews of a coach. Guests have those of the page until they ask for more. */
export function CoachReviews({ coachId, initial }: CoachReviewsProps) {
  const t = translate(texts);
  const { user } = useViewer();
  const more = useLater();
  if (user || more.isWanted) {
    return <LiveCoachReviews coachId={coachId} initial={initial} wantsMore={more.isWanted} />;
  }
  return (
    <section id="reviews" className="grid gap-3 *:min-w-0">
      <h2 className="sr-only">{t.reviews}</h2>
      {initial.items.length === 0 ? (
        <EmptyState title={translate(cardTexts).noReviews} description={t.noReviewsHint} />
      ) : (
        initial.items.map((review) => (
          <CoachReviewItem key={review.id} coachId={coachId} review={review} />
        ))
      )}
      <MoreButton query={more.asQuery(initial.next !== null)} next={initial.next} section="reviews">
        {t.moreReviews}
      </MoreButton>
    </section>
  );
}
