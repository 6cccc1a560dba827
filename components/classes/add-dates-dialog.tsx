'use client';

import { useId } from 'react';
import { TypedClock } from '@/components/calendar/typed-clock';
import { todayIn } from '@/components/coaching/clock-words';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { WEEKS_MAX } from '@/lib/classes/constants';
import { addSessionsSchema } from '@/lib/classes/schema';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { currentTime } from '@/lib/platform/browser/clock';
import { addDays } from '@/lib/platform/calendar/add-days';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { CLASSES_KEY } from './use-class-step';

const EMPTY = { date: '', time: '', weeks: '1', venueId: '' };
const FIELDS = [...Object.keys(EMPTY), 'classId'];

const laterWeeks = (date: string, weeks: number) =>
  isCalendarDate(date)
    ? Array.from({ length: weeks - 1 }, (_, week) => addDays(date, 7 * (week + 1)))
    : [];

interface AddDatesDialogProps extends DialogProps {
  settings: CoachSettingsDto;
  lesson: { id: number; name: string };
}

/** Number of places and price come from the class. */
export function AddDatesDialog({ settings, lesson, ...dialog }: AddDatesDialogProps) {
  const id = useId();
  const t = translate(texts);
  const { values, register, errors, ...form } = useServerForm({
    schema: addSessionsSchema,
    draft: `class-dates:${lesson.id}`,
    values: EMPTY,
    nextValues: EMPTY,
    fields: FIELDS,
    toBody: ({ date, time, weeks, venueId }) => ({
      classId: lesson.id,
      date,
      time,
      weeks: Number(weeks),
      ...(venueId ? { venueId: Number(venueId) } : {}),
    }),
    send: (body) =>
      api('POST /api/coaches/{id}/class-sessions', { params: { id: settings.id }, body }),
    done: (_answer, { weeks }) => ({ title: weeks === '1' ? t.dateAdded : t.datesAdded }),
    failed: t.addFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: [CLASSES_KEY],
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.addDates}
      description={t.coachTimes({ zone: zoneWords(settings.timeZone, new Date(currentTime())) })}
      submit={t.addDates}
      error={errors.form ?? errors.classId}
    >
      <InputField
        label={t.date}
        error={errors.date}
        type="date"
        min={todayIn(settings.timeZone)}
        {...register('date')}
      />
      <InputField label={t.time} error={errors.time} type="time" {...register('time')} />
      <TypedClock
        date={values.date}
        time={values.time}
        timeZone={settings.timeZone}
        later={laterWeeks(values.date, Number(values.weeks))}
      />
      <LabelledField id={`${id}weeks`} label={t.repeat} error={errors.weeks}>
        <Select id={`${id}weeks`} {...register('weeks')}>
          {Array.from({ length: WEEKS_MAX }, (_, index) => index + 1).map((weeks) => (
            <option key={weeks} value={weeks}>
              {weeks === 1 ? t.once : t.weekly({ times: weeks })}
            </option>
          ))}
        </Select>
      </LabelledField>
      {settings.venues.length > 1 ? (
        <LabelledField id={`${id}venue`} label={t.where} error={errors.venueId}>
          <Select id={`${id}venue`} {...register('venueId')}>
            <option value="">{t.notFixed}</option>
            {settings.venues.map((venue) => (
              <option key={venue.id} value={venue.id}>
                {venue.name}
              </option>
            ))}
          </Select>
        </LabelledField>
      ) : null}
    </FormDialog>
  );
}
