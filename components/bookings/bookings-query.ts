'use client';

import { CLIENTS_KEY } from '@/components/clients/clients-query';
import { useAction } from '@/components/forms/use-action';
import type { BookingSide } from '@/lib/bookings/policy';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { daysOfMonth } from './month';
import { texts } from './texts';

export interface SlotSpan {
  from: string;
  days: number;
}

export const spanOfMonth = (month: string): SlotSpan => ({
  from: `${month}-01`,
  days: daysOfMonth(month).length,
});

/** The free times of some days. Refetched whenever shown, because others book meanwhile. */
export function slotsQuery(coachId: number, { from, days }: SlotSpan, duration: number) {
  const url = apiUrl('GET /api/coaches/{id}/slots', {
    params: { id: coachId },
    query: { from, days, duration: String(duration) },
  });
  return { ...readQuery('slots', url), staleTime: 0 };
}

export const BOOKINGS_KEY = 'bookings';
/** The query family of bought packages. */
const PACKAGES_KEY = 'packages';

export const bookingsUrl = (side: BookingSide) =>
  apiUrl('GET /api/booking-requests', { query: { side } });

export const packagesQuery = (side: BookingSide) =>
  readQuery(PACKAGES_KEY, apiUrl('GET /api/packages', { query: { side } }));

export const coachSettingsQuery = readQuery('desks', apiUrl('GET /api/coaching/desks'));

interface Step {
  call: () => Promise<unknown>;
  done: string;
  description?: string;
  onDone?: () => void;
}

/** The lists are refetched whether the action succeeds or not. */
export function useBookingStep() {
  const { run, busy } = useAction({ refresh: [BOOKINGS_KEY, PACKAGES_KEY, CLIENTS_KEY] });
  return { busy, take: (step: Step) => run({ ...step, failed: translate(texts).tryAgain }) };
}
