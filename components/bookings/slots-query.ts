import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { daysOfMonth } from './month';

/** The free times of a month ('2026-11'). Refetched whenever shown, because others book meanwhile. */
export function slotsQuery(coachId: number, month: string, duration: number) {
  const days = daysOfMonth(month).length;
  const url = apiUrl('GET /api/coaches/{id}/slots', {
    params: { id: coachId },
    query: { from: `${month}-01`, days, duration: String(duration) },
  });
  return { ...readQuery('slots', url), staleTime: 0 };
}
