import { queryOptions } from '@tanstack/react-query';
import type { SlotDto } from '@/lib/bookings/schema';
import { api } from '@/lib/http/client';
import { daysOfMonth } from './month';

/** The free times of a month ('2026-11'); asked anew whenever it is shown, because others book meanwhile. */
export function slotsQuery(coachId: number, month: string, duration: number) {
  const days = daysOfMonth(month).length;
  const url = `/api/coaches/${coachId}/slots?from=${month}-01&days=${days}&duration=${duration}`;
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => api<SlotDto[]>(url, { signal }),
    staleTime: 0,
  });
}
