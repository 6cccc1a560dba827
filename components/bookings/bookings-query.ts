import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiUrl } from '@/lib/http/api-calls';
import { api, apiPage } from '@/lib/http/client';

type Side = 'client' | 'coach';

export function bookingsQuery(side: Side) {
  return infiniteQueryOptions({
    queryKey: ['bookings', side],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: apiUrl('GET /api/booking-requests', { query: { side } }),
    getNextPageParam: ({ next }) => next,
  });
}

export function packagesQuery(side: Side) {
  return queryOptions({
    queryKey: ['packages', side],
    queryFn: ({ signal }) => api('GET /api/packages', { query: { side }, signal }),
  });
}

export const desksQuery = queryOptions({
  queryKey: ['desks'],
  queryFn: ({ signal }) => api('GET /api/coaching/desks', { signal }),
});
