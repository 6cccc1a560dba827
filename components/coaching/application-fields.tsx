'use client';

import { useId } from 'react';
import { FormSelect, FormTextField } from '@/components/forms/form-text-field';
import { LabelledField } from '@/components/forms/input-field';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { ratesOf } from '@/lib/coaching/constants';
import { WEEKDAYS, weekdaysHere } from '@/lib/platform/calendar/weekdays';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { weekdayWords } from './clock-words';
import { CoachListField, CoachTextField } from './coach-fields';
import { texts } from './texts';
import type { ApplicationValues } from './use-application';

interface ApplicationFieldsProps {
  // Rendered by the server with its first values, so nothing is registered.
  form: Omit<ServerFormFields<ApplicationValues>, 'register'>;
}

export function PersonalFields({ form }: ApplicationFieldsProps) {
  const { values, errors, change } = form;
  const t = translate(texts);
  return (
    <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
      <FormTextField
        label={t.fullName}
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <CoachTextField
        form={form}
        name="location"
        label={t.location}
        placeholder={city().example ?? t.locationExample}
      />
      <FormTextField
        label={t.phone}
        type="tel"
        autoComplete="tel"
        value={values.phone}
        error={errors.phone}
        onChange={(phone) => change({ phone })}
      />
      <FormTextField
        label={t.email}
        type="email"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
    </div>
  );
}

export interface ApplicationChoices {
  sports: SportDto[];
  /** ISO 4217, with words in the reader's language. */
  currencies: readonly { code: string; label: string }[];
}

export function ProfessionalFields({
  sports,
  currencies,
  form,
}: ApplicationFieldsProps & ApplicationChoices) {
  const { values, errors, change } = form;
  const t = translate(texts);
  const { currency } = values;
  return (
    <>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <SportField
          sports={sports}
          value={values.sport}
          error={errors.sport}
          onChange={(sport) => change({ sport })}
        />
        <CoachTextField
          form={form}
          name="experience"
          label={t.experience}
          placeholder={t.experienceExample}
        />
        <CoachTextField
          form={form}
          name="hourlyRate"
          label={t.hourlyRateField({ currency, range: ratesOf(currency) })}
          type="number"
        />
        <FormSelect
          label={t.currency}
          options={currencies.map(({ code }) => code)}
          wordsOf={(code) => currencies.find((known) => known.code === code)?.label ?? code}
          value={currency}
          error={errors.currency}
          onChange={(chosen) => change({ currency: chosen })}
        />
      </div>
      <CoachTextField form={form} name="bio" label={t.bio} rows={4} />
      <CoachListField form={form} name="certifications" placeholder={t.certificationExample} />
      <CoachListField form={form} name="specialties" placeholder={t.specialtyExample} />
    </>
  );
}

interface SportFieldProps {
  sports: SportDto[];
  value: string;
  error: string | undefined;
  onChange: (sport: string) => void;
}

function SportField({ sports, value, error, onChange }: SportFieldProps) {
  const id = useId();
  const t = translate(texts);
  return (
    <LabelledField id={id} label={t.primarySport} error={error}>
      <Select
        id={id}
        value={value}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t.chooseSport}</option>
        {sports.map(({ name }) => (
          <option key={name} value={name}>
            {sportWords(name)}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}

export function AvailabilityFields({ form: { values, errors, change } }: ApplicationFieldsProps) {
  const { availability } = values;
  const toggle = (day: string) =>
    change({
      availability: availability.includes(day)
        ? availability.filter((other) => other !== day)
        : [...availability, day],
    });
  return (
    <fieldset>
      <legend className="mb-2 text-muted-foreground text-sm">
        {translate(texts).coachingDays}
      </legend>
      <div className="flex flex-wrap gap-2">
        {weekdaysHere().map((weekday) => {
          const day = WEEKDAYS[weekday - 1] ?? 'Monday';
          return (
            <Button
              key={day}
              variant="secondary"
              aria-pressed={availability.includes(day)}
              onClick={() => toggle(day)}
            >
              {weekdayWords(weekday)}
            </Button>
          );
        })}
      </div>
      <AlertLine data-field-error>{errors.availability}</AlertLine>
    </fieldset>
  );
}
