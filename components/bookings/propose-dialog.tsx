'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { type BookingDto, proposeTimeSchema } from '@/lib/bookings/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { BOOKINGS_KEY } from './bookings-query';
import { SlotCalendar } from './slot-calendar';
import { texts } from './texts';

/** The original time remains until the other side accepts. */
export function ProposeDialog({ booking, ...dialog }: DialogProps & { booking: BookingDto }) {
  const t = translate(texts);
  const { values, change, register, errors, ...form } = useServerForm({
    schema: proposeTimeSchema,
    draft: `booking-time:${booking.id}`,
    values: { date: '', time: '', note: '' },
    send: (body) =>
      api('POST /api/booking-requests/{id}/proposals', { params: { id: booking.id }, body }),
    done: t.proposalSent,
    failed: t.proposalFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: [BOOKINGS_KEY],
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.proposeTime}
      description={t.keepsTime}
      submit={t.sendProposal}
    >
      <SlotCalendar
        coachId={booking.coach.id}
        timeZone={booking.timeZone}
        duration={booking.duration}
        date={values.date}
        time={values.time}
        errors={errors}
        onDate={(date) => change({ date, time: '' })}
        onTime={(time) => change({ time })}
      />
      <TextareaField label={t.noteOptional} error={errors.note} rows={2} {...register('note')} />
    </FormDialog>
  );
}
