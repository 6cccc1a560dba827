import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BookingDto, PackageDto } from '@/lib/bookings/schema';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { type ApiPage, api, apiPage } from '@/lib/http/client';

type Side = 'client' | 'coach';

export function bookingsQuery(side: Side) {
  return infiniteQueryOptions({
    queryKey: ['bookings', side],
    queryFn: ({ pageParam, signal }) => apiPage<BookingDto>(pageParam, { signal }),
    initialPageParam: `/api/booking-requests?side=${side}`,
    getNextPageParam: (last: ApiPage<BookingDto>) => last.next,
  });
}

export function packagesQuery(side: Side) {
  return queryOptions({
    queryKey: ['packages', side],
    queryFn: ({ signal }) => api<PackageDto[]>(`/api/packages?side=${side}`, { signal }),
  });
}

export const desksQuery = queryOptions({
  queryKey: ['desks'],
  queryFn: ({ signal }) => api<DeskDto[]>('/api/coaching/desks', { signal }),
});
