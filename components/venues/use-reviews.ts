'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useViewer } from '@/components/layout/viewer';
import { type ApiPage, apiPage } from '@/lib/http/client';
import type { VenueReviewDto } from '@/lib/venues/schema/review-venue';

export type FirstReviews = ApiPage<VenueReviewDto>;

/** The reviews of a venue: those of the page for a guest, read anew for a member, who sees full names and their own. */
export function useReviews(venueId: number, initial: FirstReviews) {
  const router = useRouter();
  const queries = useQueryClient();
  const { user } = useViewer();
  const url = `/api/venues/${venueId}/reviews`;
  const first = { pages: [initial], pageParams: [url] };
  const query = useInfiniteQuery({
    queryKey: [url, user?.id ?? 'guest'],
    queryFn: ({ pageParam, signal }) => apiPage<VenueReviewDto>(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: FirstReviews) => last.next,
    ...(user ? { placeholderData: first } : { initialData: first }),
  });

  /** After a change: the list, what the viewer may do, and the rating that the page itself shows. */
  async function refresh(): Promise<void> {
    await Promise.all([
      queries.resetQueries({ queryKey: [url] }),
      queries.invalidateQueries({ queryKey: [`/api/venues/${venueId}`] }),
    ]);
    router.refresh();
  }
  return { query, reviews: query.data?.pages.flatMap((page) => page.items) ?? [], refresh };
}
