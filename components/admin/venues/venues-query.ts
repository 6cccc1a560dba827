import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ApiPage, api, apiPage } from '@/lib/http/client';
import type { AdminVenueDto } from '@/lib/venues/schema/curate-venue';
import type { OpenSuggestionDto } from '@/lib/venues/schema/suggest-change';

export function adminVenuesQuery(search: string) {
  return queryOptions({
    staleTime: 0,
    queryKey: ['admin', 'venues', search],
    queryFn: ({ signal }) =>
      api<AdminVenueDto[]>(`/api/admin/venues?search=${encodeURIComponent(search)}`, { signal }),
  });
}

export const adminSuggestionsQuery = infiniteQueryOptions({
  staleTime: 0,
  queryKey: ['admin', 'venue-suggestions'],
  queryFn: ({ pageParam, signal }) => apiPage<OpenSuggestionDto>(pageParam, { signal }),
  initialPageParam: '/api/admin/venues/suggestions',
  getNextPageParam: (last: ApiPage<OpenSuggestionDto>) => last.next,
});
