'use client';

import { CLIENTS_KEY } from '@/components/clients/clients-query';
import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useTypedText } from '@/components/forms/use-draft';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { CANCEL_REASON_LENGTH_MAX, COACH_NOTES_LENGTH_MAX } from '@/lib/bookings/constants';
import type { BookingAction } from '@/lib/bookings/policy';
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
    done: booking.movesAtOnce ? t.sessionMoved : t.proposalSent,
    failed: t.proposalFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: [BOOKINGS_KEY, CLIENTS_KEY],
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
  busy: boolean;
  onSend: (body: { note?: string; reason?: string }, onDone: () => void) => Promise<void>;
}

export function MoveDialog({ booking, action, label, busy, onSend, ...dialog }: MoveDialogProps) {
  const [text, setText] = useTypedText(`booking-${action}:${booking.id}`);
  const t = translate(texts);
  const isCancel = action === 'cancel';
  const max = isCancel ? CANCEL_REASON_LENGTH_MAX : COACH_NOTES_LENGTH_MAX;
  const error = text.trim().length > max ? t.atMostCharacters({ max }) : undefined;

  async function send(): Promise<void> {
    if (error) return;
    await onSend(isCancel ? { reason: text } : { note: text }, () => {
      setText('');
      dialog.onOpenChange(false);
    });
  }
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
      title={isCancel ? t.cancelSession : action === 'decline' ? t.declineBooking : t.acceptBooking}
      description={consequence()}
      submit={label}
      destructive={isCancel}
      dismiss={isCancel ? t.keepSession : undefined}
      busy={busy}
      onSubmit={send}
    >
      <TextareaField
        label={isCancel ? t.reasonOptional : t.noteOptional}
        error={error}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
