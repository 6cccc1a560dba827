'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkInput, type FieldErrors, refusalOf } from '@/components/forms/field-errors';
import { toast } from '@/components/ui/use-toast';
import { DURATION_MINUTES_DEFAULT } from '@/lib/bookings/constants';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { api, errorSentence } from '@/lib/http/client';

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
const FIELDS = ['date', 'time', 'sessionType', 'duration', 'message', 'packageId', 'venueId'];

/** Input survives a refusal; after success the form is reset. */
export function useBookSession(coachId: number, onBooked: () => void) {
  const queries = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // One idempotency key per form: pressing again after a lost response makes no second request.
  const [key, setKey] = useState(() => crypto.randomUUID());

  function change(part: Partial<BookingValues>): void {
    // A time is valid only for its day and length.
    const cleared = part.date !== undefined || part.duration !== undefined ? { time: '' } : {};
    setValues((before) => ({ ...before, ...cleared, ...part }));
  }
  async function book(): Promise<void> {
    const packageId = values.packageId ? Number(values.packageId) : null;
    const venueId = values.venueId ? Number(values.venueId) : undefined;
    const body = { ...values, coachId, packageId, venueId };
    const { input, problems } = checkInput(requestBookingSchema, body);
    setErrors(problems ?? {});
    if (!input) return;
    setBusy(true);
    try {
      const headers = { 'Idempotency-Key': key };
      const { message } = await api('POST /api/booking-requests', { body: input, headers });
      toast({ title: 'Booking Request Sent', description: message });
      setValues(EMPTY);
      void queries.invalidateQueries({ queryKey: ['bookings'] });
      onBooked();
    } catch (error) {
      setErrors(refusalOf(error, FIELDS, 'Failed to send booking request'));
      const description = errorSentence(error, 'Failed to send booking request');
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      // The next submission is a new form.
      setKey(crypto.randomUUID());
      setBusy(false);
    }
  }
  return { values, errors, busy, change, book };
}
