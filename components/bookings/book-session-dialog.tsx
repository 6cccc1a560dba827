'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { LabelledField, TextareaField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { rich } from '@/components/language/rich';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Form } from '@/components/ui/form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { DURATION_MINUTES_DEFAULT } from '@/lib/bookings/constants';
import { requestBookingSchema } from '@/lib/bookings/schema';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { currentTime } from '@/lib/platform/browser/clock';
import { newKey } from '@/lib/platform/browser/new-key';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { BookingKind, type BookingValues } from './booking-kind';
import { BOOKINGS_KEY } from './bookings-query';
import type { ChosenSlot } from './free-week';
import { dayWords } from './month';
import { SlotCalendar } from './slot-calendar';
import { texts } from './texts';

const EMPTY: BookingValues = {
  date: '',
  time: '',
  sessionType: 'individual',
  duration: DURATION_MINUTES_DEFAULT,
  message: '',
  packageId: '',
  venueId: '',
};

/** Input survives a refusal; after success the form is reset. */
function useBookSession(coachId: number, onBooked: () => void) {
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

interface BookSessionDialogProps extends DialogProps {
  coach: CoachDto;
  /** The time chosen on the page, which is not asked for again. */
  slot: ChosenSlot | null;
}

/** Date and time are required, so the button is disabled without them. The server sets the price. */
export function BookSessionDialog({ coach, slot, ...dialog }: BookSessionDialogProps) {
  const id = useId();
  const t = translate(texts);
  const { values, errors, busy, change, suggest, submit } = useBookSession(coach.id, () =>
    dialog.onOpenChange(false),
  );
  const take = useEffectEvent(() => slot && suggest(slot));
  // Also over a restored draft: the time was chosen after it.
  useEffect(() => void take(), [slot]);
  const [isChoosing, setIsChoosing] = useState(false);
  const isChosen = !isChoosing && slot !== null && values.time !== '' && !errors.time;
  const ready = values.date !== '' && values.time !== '';
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed}>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">{t.bookSession}</DialogTitle>
          <DialogDescription>
            {rich(t.withCoach({ zone: zoneWords(coach.timeZone, new Date(currentTime())) }), {
              coach: <bdi>{coach.name}</bdi>,
            })}
          </DialogDescription>
        </DialogHeader>
        <Form
          className="grid min-w-0 gap-5 *:min-w-0"
          onSubmit={() => {
            if (ready) return submit();
          }}
        >
          <BookingKind id={id} coach={coach} values={values} errors={errors} change={change} />
          {isChosen ? (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-lead tabular-nums">
                {t.dayAndTime({ day: dayWords(values.date), time: values.time })}
              </p>
              <Button variant="ghost" className="-mx-4" onClick={() => setIsChoosing(true)}>
                {t.anotherTime}
              </Button>
            </div>
          ) : (
            <SlotCalendar
              coachId={coach.id}
              timeZone={coach.timeZone}
              duration={values.duration}
              date={values.date}
              time={values.time}
              errors={errors}
              onDate={(date) => change({ date })}
              onTime={(time) => change({ time })}
            />
          )}
          {coach.venues.length > 1 ? (
            <LabelledField id={`${id}venue`} label={t.whereOptional} error={errors.venueId}>
              <Select
                id={`${id}venue`}
                value={values.venueId}
                onChange={(event) => change({ venueId: event.target.value })}
              >
                <option value="">{t.agreeLater}</option>
                {coach.venues.map((venue) => (
                  <option key={venue.id} value={venue.id}>
                    {venue.name}
                  </option>
                ))}
              </Select>
            </LabelledField>
          ) : null}
          <TextareaField
            label={t.messageOptional}
            error={errors.message}
            rows={3}
            value={values.message}
            onChange={(event) => change({ message: event.target.value })}
          />
          <p className="flex items-baseline justify-between gap-3 border-t pt-4">
            <span className="text-muted-foreground text-sm">{t.price}</span>
            <span className="font-heading text-xl tabular-nums">{priceWords(coach, values)}</span>
          </p>
          {coach.cancelHours === null ? null : (
            <p className="text-muted-foreground text-sm">
              {t.cancelUntil({ hours: coach.cancelHours })}
            </p>
          )}
          <AlertLine>{errors.form}</AlertLine>
          <DialogFooter>
            <Button variant="secondary" size="lg" onClick={() => dialog.onOpenChange(false)}>
              {t.cancel}
            </Button>
            <Button type="submit" size="lg" disabled={!ready} aria-disabled={busy || undefined}>
              {busy ? t.sending : t.sendRequest}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

function priceWords({ hourlyRate, currency }: CoachDto, { packageId, duration }: BookingValues) {
  if (packageId) return translate(texts).oneOfPackage;
  return wordsOf().money(Math.round((hourlyRate * duration) / 60), currency);
}
