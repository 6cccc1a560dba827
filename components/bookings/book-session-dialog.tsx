'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
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
import {
  DURATION_MINUTES_DEFAULT,
  DURATIONS_MINUTES,
  SESSION_TYPES,
} from '@/lib/bookings/constants';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { PACKAGE_SESSION_MINUTES } from '@/lib/coaching/constants';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { currentTime } from '@/lib/platform/browser/clock';
import { newKey } from '@/lib/platform/browser/new-key';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { BOOKINGS_KEY, packagesQuery } from './bookings-query';
import { SlotCalendar } from './slot-calendar';
import { texts } from './texts';

interface BookingValues {
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

/** Date, time and session type are required, so the button is disabled without them. The server sets the price. */
export function BookSessionDialog({ coach, ...dialog }: DialogProps & { coach: CoachDto }) {
  const id = useId();
  const t = translate(texts);
  const { values, errors, busy, change, submit } = useBookSession(coach.id, () =>
    dialog.onOpenChange(false),
  );
  const ready = values.date !== '' && values.time !== '' && values.sessionType !== '';
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
          <Kind id={id} coach={coach} values={values} errors={errors} change={change} />
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

interface KindProps {
  id: string;
  coach: CoachDto;
  values: BookingValues;
  errors: Partial<Record<string, string>>;
  change: (part: Partial<BookingValues>) => void;
}

function Kind({ id, coach, values, errors, change }: KindProps) {
  const t = translate(texts);
  const { data: packages = [] } = useQuery(packagesQuery('client'));
  const usable = packages.filter((bought) => bought.coach.id === coach.id && bought.isUsable);
  return (
    <>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <LabelledField id={`${id}type`} label={t.sessionType} error={errors.sessionType}>
          <Select
            id={`${id}type`}
            value={values.sessionType}
            onChange={(event) => change({ sessionType: event.target.value })}
          >
            <option value="">{t.chooseType}</option>
            {SESSION_TYPES.map((type) => (
              <option key={type} value={type}>
                {t[type]}
              </option>
            ))}
          </Select>
        </LabelledField>
        <LabelledField id={`${id}duration`} label={t.duration} error={errors.duration}>
          <Select
            id={`${id}duration`}
            value={values.duration}
            disabled={values.packageId !== ''}
            onChange={(event) => change({ duration: Number(event.target.value) })}
          >
            {DURATIONS_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t.durationMinutes({ minutes })}
              </option>
            ))}
          </Select>
        </LabelledField>
      </div>
      {usable.length > 0 ? (
        <LabelledField id={`${id}package`} label={t.payWith} error={errors.packageId}>
          <Select
            id={`${id}package`}
            value={values.packageId}
            onChange={({ target }) =>
              change({
                packageId: target.value,
                ...(target.value ? { duration: PACKAGE_SESSION_MINUTES } : {}),
              })
            }
          >
            <option value="">{t.thisSession}</option>
            {usable.map(({ id: packageId, sessionsTotal, sessionsUsed }) => (
              <option key={packageId} value={packageId}>
                {t.packageLeft({ total: sessionsTotal, left: sessionsTotal - sessionsUsed })}
              </option>
            ))}
          </Select>
        </LabelledField>
      ) : null}
    </>
  );
}
