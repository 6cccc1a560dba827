'use client';

import { useState } from 'react';
import { useServerForm } from '@/components/forms/use-server-form';
import { toast } from '@/components/ui/use-toast';
import { DURATION_MINUTES_DEFAULT } from '@/lib/bookings/constants';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { newKey } from '@/lib/platform/browser/new-key';
import { api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { BOOKINGS_KEY } from './bookings-query';
import { texts } from './texts';

export interface BookingValues {
  date: string;
  time: string;
  sessionType: string;
  duration: number;
  message: string;
  /** The value of the select; empty: pay for this session. */
  packageId: string;
  /** The value of the select; empty: not chosen. */
  venueId: string;
}

const EMPTY: BookingValues = {
  date: '',
  time: '',
  sessionType: '',
  duration: DURATION_MINUTES_DEFAULT,
  message: '',
  packageId: '',
  venueId: '',
};

/** Input survives a refusal; after success the form is reset. */
export function useBookSession(coachId: number, onBooked: () => void) {
  const t = translate(texts);
  // One idempotency key per form: another click after a lost response makes no second request.
  const [key, setKey] = useState(() => newKey());
  // The next submission is a new form.
  const renew = () => setKey(newKey());
  const { change, ...form } = useServerForm({
    schema: requestBookingSchema,
    draft: `booking:${coachId}`,
    values: EMPTY,
    nextValues: EMPTY,
    toBody: (values) => ({
      ...values,
      coachId,
      packageId: values.packageId ? Number(values.packageId) : null,
      venueId: values.venueId ? Number(values.venueId) : undefined,
    }),
    send: (body) =>
      api('POST /api/booking-requests', { body, headers: { 'Idempotency-Key': key } }),
    done: ({ message }) => ({ title: t.requestSent, description: message }),
    failed: t.requestFailed,
    onDone: () => {
      renew();
      onBooked();
    },
    onRefused: (error) => {
      renew();
      toast({
        title: t.error,
        description: errorSentence(error, t.requestFailed),
        variant: 'destructive',
      });
    },
    refresh: [BOOKINGS_KEY],
  });
  return {
    ...form,
    change: (part: Partial<BookingValues>) => {
      // A time is valid only for its day and length.
      const cleared = part.date !== undefined || part.duration !== undefined ? { time: '' } : {};
      change({ ...cleared, ...part });
    },
  };
}
