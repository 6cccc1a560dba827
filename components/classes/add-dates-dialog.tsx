'use client';

import { useId } from 'react';
import { WhenFields } from '@/components/coaching/when-fields';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { addSessionsSchema } from '@/lib/classes/schema';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { currentTime } from '@/lib/platform/browser/clock';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { CLASSES_KEY } from './use-class-step';

const EMPTY = { date: '', time: '', weeks: '1', venueId: '' };
const FIELDS = [...Object.keys(EMPTY), 'classId'];

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
      <WhenFields
        values={values}
        errors={errors}
        fields={{ date: register('date'), time: register('time'), weeks: register('weeks') }}
        timeZone={settings.timeZone}
      />
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
