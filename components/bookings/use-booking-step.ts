'use client';

import { useAction } from '@/components/forms/use-action';
import { BOOKINGS_KEY, PACKAGES_KEY } from './bookings-query';

interface Step {
  call: () => Promise<unknown>;
  done: string;
  description?: string;
  onDone?: () => void;
}

/** One action on a booking or package. The lists are refetched whether it succeeds or not. */
export function useBookingStep() {
  const { run, busy } = useAction({ refresh: [BOOKINGS_KEY, PACKAGES_KEY] });
  return { busy, take: (step: Step) => run({ ...step, failed: 'Please try again.' }) };
}
