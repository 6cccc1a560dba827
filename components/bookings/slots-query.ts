import { queryOptions } from '@tanstack/react-query';
import type { SlotDto } from '@/lib/bookings/schema';
import { api } from '@/lib/http/client';

/** The free times of one day; asked anew whenever it is shown, because others book meanwhile. */
export function slotsQuery(coachId: number, date: string, duration: number) {
  const url = `/api/coaches/${coachId}/slots?from=${date}&days=1&duration=${duration}`;
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => api<SlotDto[]>(url, { signal }),
    enabled: date !== '',
    staleTime: 0,
  });
}
