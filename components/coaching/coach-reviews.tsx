'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { EmptyState } from '@/components/layout/empty-state';
import { MoreButton } from '@/components/layout/more-button';
import { useViewer } from '@/components/layout/viewer';
import { Avatar } from '@/components/users/avatar';
import { MonthAndYear } from '@/components/users/month-and-year';
import type { CoachReviewDto } from '@/lib/coaching/schema/coach';
import { type ApiPage, apiPage } from '@/lib/http/client';
import { CoachReviewForm } from './coach-review-form';
import { useOwnCoach } from './use-own-coach';

interface CoachReviewsProps {
  coachId: number;
  initial: ApiPage<CoachReviewDto>;
}

/** What clients say; somebody who has had a session and not reviewed it yet writes here. */
export function CoachReviews({ coachId, initial }: CoachReviewsProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const { user } = useViewer();
  const own = useOwnCoach(coachId);
  const url = `/api/coaches/${coachId}/reviews`;
  const first = { pages: [initial], pageParams: [url] };
  const query = useInfiniteQuery({
    queryKey: [url, user?.id ?? 'guest'],
    queryFn: ({ pageParam, signal }) => apiPage<CoachReviewDto>(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: ApiPage<CoachReviewDto>) => last.next,
    ...(user ? { placeholderData: first } : { initialData: first }),
  });
  const reviews = query.data?.pages.flatMap(({ items }) => items) ?? [];

  async function refresh(): Promise<void> {
    await Promise.all([
      queries.resetQueries({ queryKey: [url] }),
      queries.invalidateQueries({ queryKey: [`/api/coaches/${coachId}`] }),
    ]);
    router.refresh();
  }
  return (
    <section className="grid gap-3">
      <h2 className="sr-only">Reviews</h2>
      {own?.canReview ? <CoachReviewForm coachId={coachId} onSaved={() => void refresh()} /> : null}
      {reviews.length === 0 ? (
        <EmptyState
          title="No reviews yet"
          description="Clients review a coach after a completed session."
        />
      ) : (
        reviews.map((review) => <Review key={review.id} review={review} />)
      )}
      <MoreButton query={query}>Show more reviews</MoreButton>
    </section>
  );
}

function Review({ review }: { review: CoachReviewDto }) {
  const { user, rating, comment, isMine } = review;
  return (
    <article className="rounded-card border bg-card p-4">
      <div className="flex items-start gap-3">
        <Avatar id={review.id} name={user.name} imageUrl={user.profileImageUrl} size={40} />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere text-base" dir="auto">
            {user.name}
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
    </article>
  );
}
