'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useViewer } from '@/components/layout/viewer';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { type ApiPage, apiPage } from '@/lib/platform/http/client';
import type { VenueReviewDto } from '@/lib/venues/schema/review-venue';
import { venueQuery } from './venues-query';

const REVIEWS_KEY = 'venue-reviews';

export type FirstReviews = ApiPage<VenueReviewDto>;

/** The reviews of a venue. Guests get those rendered with the page; members refetch them to see full names and their own review. */
export function useReviews(venueId: number, initial: FirstReviews) {
  const router = useRouter();
  const queries = useQueryClient();
  const { user } = useViewer();
  const url = apiUrl('GET /api/venues/{id}/reviews', { params: { id: venueId } });
  const first = { pages: [initial], pageParams: [url] };
  const query = useInfiniteQuery({
    queryKey: [REVIEWS_KEY, url, user?.id ?? 'guest'],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: FirstReviews) => last.next,
    ...(user ? { placeholderData: first } : { initialData: first }),
  });

  /** After a change: refetches the list, the viewer's permissions, and the rating shown on the page. */
  async function refresh(): Promise<void> {
    await Promise.all([
      queries.resetQueries({ queryKey: [REVIEWS_KEY, url] }),
      queries.invalidateQueries({ queryKey: venueQuery(venueId).queryKey }),
    ]);
    router.refresh();
  }
  return { query, reviews: query.data?.pages.flatMap((page) => page.items) ?? [], refresh };
}
