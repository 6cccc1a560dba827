'use client';

import { useAction } from '@/components/forms/use-action';
import { translate } from '@/lib/platform/language/translate';
import { BOOKINGS_KEY, PACKAGES_KEY } from './bookings-query';
import { texts } from './texts';

interface Step {
  call: () => Promise<unknown>;
  done: string;
  description?: string;
  onDone?: () => void;
}

/** The lists are refetched whether the action succeeds or not. */
export function useBookingStep() {
  const { run, busy } = useAction({ refresh: [BOOKINGS_KEY, PACKAGES_KEY] });
  return { busy, take: (step: Step) => run({ ...step, failed: translate(texts).tryAgain }) };
}
