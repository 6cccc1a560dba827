'use client';

import { useId } from 'react';
import { todayIn } from '@/components/coaching/clock-words';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { LabelledField } from '@/components/forms/labelled-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { WEEKS_MAX } from '@/lib/classes/constants';
import { addSessionsSchema } from '@/lib/classes/schema';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { api } from '@/lib/platform/http/client';
import { CLASSES_KEY } from './classes-query';

const EMPTY = { date: '', time: '', weeks: '1', venueId: '' };
const FIELDS = [...Object.keys(EMPTY), 'classId'];

interface AddDatesDialogProps extends DialogProps {
  desk: DeskDto;
  lesson: { id: number; name: string };
}

/** Adds dates that people can join. Place count and price come from the class. */
export function AddDatesDialog({ desk, lesson, ...dialog }: AddDatesDialogProps) {
  const id = useId();
  const { register, errors, ...form } = useServerForm({
    schema: addSessionsSchema,
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
    send: (body) => api('POST /api/coaches/{id}/class-sessions', { params: { id: desk.id }, body }),
    done: (_answer, { weeks }) => ({ title: weeks === '1' ? 'Date added' : 'Dates added' }),
    failed: 'Failed to add the dates',
    onDone: () => dialog.onOpenChange(false),
    refresh: [CLASSES_KEY],
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title="Add dates"
      description={`Times are yours (${desk.timeZone}).`}
      submit="Add dates"
      error={errors.form ?? errors.classId}
    >
      <InputField
        label="Date"
        error={errors.date}
        type="date"
        min={todayIn(desk.timeZone)}
        {...register('date')}
      />
      <InputField label="Time" error={errors.time} type="time" {...register('time')} />
      <LabelledField id={`${id}weeks`} label="Repeat" error={errors.weeks}>
        <Select id={`${id}weeks`} {...register('weeks')}>
          {Array.from({ length: WEEKS_MAX }, (_, index) => index + 1).map((weeks) => (
            <option key={weeks} value={weeks}>
              {weeks === 1 ? 'Once' : `Every week, ${weeks} times`}
            </option>
          ))}
        </Select>
      </LabelledField>
      {desk.venues.length > 1 ? (
        <LabelledField id={`${id}venue`} label="Where" error={errors.venueId}>
          <Select id={`${id}venue`} {...register('venueId')}>
            <option value="">Not fixed yet</option>
            {desk.venues.map((venue) => (
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
