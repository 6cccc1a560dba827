'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { BookingAction } from '@/lib/bookings/policy';
import { type BookingDto, moveBookingSchema, proposeTimeSchema } from '@/lib/bookings/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { MOVED_KEYS, moveSession, STEP_KEYS } from './bookings-query';
import { SlotCalendar } from './slot-calendar';
import { texts } from './texts';

/** The original time remains until the other side accepts. */
export function ProposeDialog({ booking, ...dialog }: DialogProps & { booking: BookingDto }) {
  const t = translate(texts);
  const { values, change, register, errors, ...form } = useServerForm({
    schema: proposeTimeSchema,
    draft: `booking-time:${booking.id}`,
    values: { date: '', time: '', note: '' },
    send: (body) => moveSession(booking.id, body),
    done: booking.movesAtOnce ? t.sessionMoved : t.proposalSent,
    failed: t.proposalFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: MOVED_KEYS,
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={booking.movesAtOnce ? t.moveSession : t.proposeTime}
      description={booking.movesAtOnce ? t.movesAtOnce : t.keepsTime}
      submit={booking.movesAtOnce ? t.moveSession : t.sendProposal}
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
      {booking.movesAtOnce ? null : (
        <TextareaField label={t.noteOptional} error={errors.note} rows={2} {...register('note')} />
      )}
    </FormDialog>
  );
}

interface MoveDialogProps extends DialogProps {
  booking: BookingDto;
  action: BookingAction;
  label: string;
  done: string;
}

/** A step with a note of the coach's, or the reason of a cancellation. */
export function MoveDialog({ booking, action, label, done, ...dialog }: MoveDialogProps) {
  const t = translate(texts);
  const isCancel = action === 'cancel';
  const field = isCancel ? 'reason' : 'note';
  const { register, errors, ...form } = useServerForm({
    schema: moveBookingSchema,
    draft: `booking-${action}:${booking.id}`,
    values: { reason: '', note: '' },
    toBody: (values) => ({ [field]: values[field] }),
    send: (body) =>
      api('POST /api/booking-requests/{id}/{action}', {
        params: { id: booking.id, action },
        body,
      }),
    done,
    failed: t.tryAgain,
    onDone: () => dialog.onOpenChange(false),
    refresh: STEP_KEYS,
  });
  function consequence(): string | undefined {
    if (isCancel && booking.countsIfCancelled) return t.countsIfCancelled;
    // Somebody without an account reads it behind their link.
    if (booking.movesAtOnce) return undefined;
    const other = booking.side === 'client' ? booking.coach.name : booking.client.name;
    return t.notifiedAtOnce({ other });
  }
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={isCancel ? t.cancelSession : action === 'decline' ? t.declineBooking : t.acceptBooking}
      description={consequence()}
      submit={label}
      destructive={isCancel}
      dismiss={isCancel ? t.keepSession : undefined}
    >
      <TextareaField
        label={isCancel ? t.reasonOptional : t.noteOptional}
        error={errors[field]}
        rows={3}
        {...register(field)}
      />
    </FormDialog>
  );
}
