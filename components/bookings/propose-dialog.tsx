'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { type BookingDto, proposeTimeSchema } from '@/lib/bookings/schema';
import { api } from '@/lib/http/client';
import { SlotCalendar } from './slot-calendar';

/** The original time stays until the other side accepts. */
export function ProposeDialog({ booking, ...dialog }: DialogProps & { booking: BookingDto }) {
  const id = useId();
  const queries = useQueryClient();
  const [values, setValues] = useState({ date: '', time: '', note: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const problems = problemsOf(proposeTimeSchema, values);
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      await api('POST /api/booking-requests/{id}/proposals', {
        params: { id: booking.id },
        body: values,
      });
      toast({ title: 'Proposal sent' });
      dialog.onOpenChange(false);
      await queries.invalidateQueries({ queryKey: ['bookings'] });
    } catch (error) {
      setErrors(refusalOf(error, ['date', 'time', 'note'], 'Failed to send the proposal'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title="Propose another time"
      description="The session keeps its time until the other side accepts."
      submit="Send proposal"
      busy={busy}
      error={errors.form}
      onSubmit={() => send()}
    >
      <SlotCalendar
        coachId={booking.coach.id}
        timeZone={booking.timeZone}
        duration={booking.duration}
        date={values.date}
        time={values.time}
        errors={errors}
        onDate={(date) => setValues((before) => ({ ...before, date, time: '' }))}
        onTime={(time) => setValues((before) => ({ ...before, time }))}
      />
      <LabelledField id={`${id}note`} label="Note (optional)" error={errors.note}>
        <Textarea
          id={`${id}note`}
          rows={2}
          value={values.note}
          aria-describedby={`${id}note-error`}
          onChange={({ target }) => setValues((before) => ({ ...before, note: target.value }))}
        />
      </LabelledField>
    </FormDialog>
  );
}
