'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { todayIn } from '@/components/coaching/clock-words';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { WEEKS_MAX } from '@/lib/classes/constants';
import { addSessionsSchema } from '@/lib/classes/schema';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { api } from '@/lib/http/client';
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
  const queries = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof EMPTY>) => setValues((before) => ({ ...before, ...part }));

  async function add(): Promise<void> {
    const body = {
      classId: lesson.id,
      date: values.date,
      time: values.time,
      weeks: Number(values.weeks),
      ...(values.venueId ? { venueId: Number(values.venueId) } : {}),
    };
    const problems = problemsOf(addSessionsSchema, body);
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      await api('POST /api/coaches/{id}/class-sessions', { params: { id: desk.id }, body });
      toast({ title: body.weeks === 1 ? 'Date added' : 'Dates added' });
      setValues(EMPTY);
      dialog.onOpenChange(false);
      await queries.invalidateQueries({ queryKey: [CLASSES_KEY] });
    } catch (error) {
      setErrors(refusalOf(error, FIELDS, 'Failed to add the dates'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title="Add dates"
      description={`Times are yours (${desk.timeZone}).`}
      submit="Add dates"
      busy={busy}
      error={errors.form ?? errors.classId}
      onSubmit={add}
    >
      <LabelledField id={`${id}date`} label="Date" error={errors.date}>
        <Input
          id={`${id}date`}
          type="date"
          min={todayIn(desk.timeZone)}
          value={values.date}
          aria-describedby={`${id}date-error`}
          onChange={({ target }) => change({ date: target.value })}
        />
      </LabelledField>
      <LabelledField id={`${id}time`} label="Time" error={errors.time}>
        <Input
          id={`${id}time`}
          type="time"
          value={values.time}
          aria-describedby={`${id}time-error`}
          onChange={({ target }) => change({ time: target.value })}
        />
      </LabelledField>
      <LabelledField id={`${id}weeks`} label="Repeat" error={errors.weeks}>
        <Select
          id={`${id}weeks`}
          value={values.weeks}
          onChange={({ target }) => change({ weeks: target.value })}
        >
          {Array.from({ length: WEEKS_MAX }, (_, index) => index + 1).map((weeks) => (
            <option key={weeks} value={weeks}>
              {weeks === 1 ? 'Once' : `Every week, ${weeks} times`}
            </option>
          ))}
        </Select>
      </LabelledField>
      {desk.venues.length > 1 ? (
        <LabelledField id={`${id}venue`} label="Where" error={errors.venueId}>
          <Select
            id={`${id}venue`}
            value={values.venueId}
            onChange={({ target }) => change({ venueId: target.value })}
          >
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
