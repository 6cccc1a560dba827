'use client';

import { FormSelect } from '@/components/forms/form-select';
import { FormTextField } from '@/components/forms/form-text-field';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { CURRENCIES, type Currency, HOURLY_RATES } from '@/lib/coaching/constants';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import type { SportDto } from '@/lib/sports/schema';
import { CoachListField, CoachTextField } from './coach-fields';
import type { ApplicationValues } from './use-application';

interface ApplicationFieldsProps {
  // Rendered by the server with its first values, so nothing is registered.
  form: Omit<ServerFormFields<ApplicationValues>, 'register'>;
}

export function PersonalFields({ form }: ApplicationFieldsProps) {
  const { values, errors, change } = form;
  return (
    <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
      <FormTextField
        label="Full Name *"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <CoachTextField form={form} name="location" label="Location" placeholder="Gulberg, Lahore" />
      <FormTextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        value={values.phone}
        error={errors.phone}
        onChange={(phone) => change({ phone })}
      />
      <FormTextField
        label="Email"
        type="email"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
    </div>
  );
}

export function ProfessionalFields({
  sports,
  form,
}: ApplicationFieldsProps & { sports: SportDto[] }) {
  const { values, errors, change } = form;
  const { min, max } = HOURLY_RATES[values.currency];
  return (
    <>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <FormSelect
          label="Primary Sport *"
          empty="Choose a sport"
          options={sports.map(({ name }) => name)}
          value={values.sport}
          error={errors.sport}
          onChange={(sport) => change({ sport })}
        />
        <CoachTextField form={form} name="experience" label="Experience *" placeholder="5 years" />
        <CoachTextField
          form={form}
          name="hourlyRate"
          label={`Hourly Rate (${values.currency}, ${min} to ${max}) *`}
          type="number"
        />
        <FormSelect
          label="Currency"
          options={CURRENCIES}
          value={values.currency}
          error={errors.currency}
          // The options are the only possible values.
          onChange={(currency) => change({ currency: currency as Currency })}
        />
      </div>
      <CoachTextField form={form} name="bio" label="Bio" rows={4} />
      <CoachListField form={form} name="certifications" placeholder="First aid, level 1" />
      <CoachListField form={form} name="specialties" placeholder="Serve, juniors" />
    </>
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
        The days on which you can coach. Once approved you set your hours.
      </legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((day) => (
          <Button
            key={day}
            variant={availability.includes(day) ? 'primary' : 'secondary'}
            aria-pressed={availability.includes(day)}
            onClick={() => toggle(day)}
          >
            {day}
          </Button>
        ))}
      </div>
      <p
        role="alert"
        data-field-error
        className="font-label text-destructive-ink text-sm empty:hidden"
      >
        {errors.availability}
      </p>
    </fieldset>
  );
}
