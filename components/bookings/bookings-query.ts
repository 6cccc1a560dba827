'use client';

import type { z } from 'zod';
import { CLIENTS_KEY } from '@/components/clients/clients-query';
import { useAction } from '@/components/forms/use-action';
import type { BookingSide } from '@/lib/bookings/policy';
import type { CalendarEntryDto, proposeTimeSchema } from '@/lib/bookings/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
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

/** Seven days of a coach's own calendar. */
export const calendarQuery = (coachId: number, from: string) =>
  readQuery(
    BOOKINGS_KEY,
    apiUrl('GET /api/coaches/{id}/calendar', { params: { id: coachId }, query: { from } }),
  );

/** What another time of a session changes. */
export const MOVED_KEYS = [BOOKINGS_KEY, CLIENTS_KEY];

/** At once for a client without an account, proposed to one with an account. */
export const moveSession = (id: number, body: z.input<typeof proposeTimeSchema>) =>
  api('POST /api/booking-requests/{id}/proposals', { params: { id }, body });

/** By dragging. The session is shown where it was until the server has agreed. */
export function useMoveSession() {
  const { run } = useAction({ refresh: MOVED_KEYS });
  const t = translate(texts);
  return ({ id, movesAtOnce }: CalendarEntryDto, to: { date: string; time: string }) =>
    run({
      call: () => moveSession(id, to),
      done: movesAtOnce ? t.sessionMoved : t.proposalSent,
      failed: t.proposalFailed,
    });
}

interface Step {
  call: () => Promise<unknown>;
  done: string;
  description?: string;
  onDone?: () => void;
}

export const STEP_KEYS = [BOOKINGS_KEY, PACKAGES_KEY, CLIENTS_KEY];

/** The lists are refetched whether the action succeeds or not. */
export function useBookingStep() {
  const { run, busy } = useAction({ refresh: STEP_KEYS });
  return { busy, take: (step: Step) => run({ ...step, failed: translate(texts).tryAgain }) };
}
