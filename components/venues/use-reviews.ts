'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useViewer } from '@/components/layout/viewer';
import { apiUrl } from '@/lib/http/api-calls';
import { type ApiPage, apiPage } from '@/lib/http/client';
import type { VenueReviewDto } from '@/lib/venues/schema/review-venue';

export type FirstReviews = ApiPage<VenueReviewDto>;

/** The reviews of a venue. Guests get those rendered with the page; members refetch them to see full names and their own review. */
export function useReviews(venueId: number, initial: FirstReviews) {
  const router = useRouter();
  const queries = useQueryClient();
  const { user } = useViewer();
  const url = apiUrl('GET /api/venues/{id}/reviews', { params: { id: venueId } });
  const first = { pages: [initial], pageParams: [url] };
  const query = useInfiniteQuery({
    queryKey: [url, user?.id ?? 'guest'],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: FirstReviews) => last.next,
    ...(user ? { placeholderData: first } : { initialData: first }),
  });

  /** After a change: refetches the list, the viewer's permissions, and the rating shown on the page. */
  async function refresh(): Promise<void> {
    await Promise.all([
      queries.resetQueries({ queryKey: [url] }),
      queries.invalidateQueries({ queryKey: [`/api/venues/${venueId}`] }),
    ]);
    router.refresh();
  }
  return { query, reviews: query.data?.pages.flatMap((page) => page.items) ?? [], refresh };
}
