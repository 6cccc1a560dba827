'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { CURRENCIES, type Currency, HOURLY_RATES } from '@/lib/coaching/constants';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import type { SportDto } from '@/lib/sports/schema';
import { ListField } from './list-field';
import type { ApplicationValues } from './use-application';

export interface ApplicationFieldsProps {
  // Rendered by the server with its first values, so nothing is registered.
  form: Omit<ServerFormFields<ApplicationValues>, 'register'>;
}

type TextName = 'name' | 'phone' | 'email' | 'location' | 'experience' | 'hourlyRate';

interface TextFieldProps extends ApplicationFieldsProps {
  name: TextName;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'number';
  placeholder?: string;
  autoComplete?: string;
}

function TextField({ name, label, form, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} error={form.errors[name]}>
      <Input
        id={id}
        value={form.values[name]}
        aria-describedby={`${id}-error`}
        onChange={(event) => form.change({ [name]: event.target.value })}
        {...input}
      />
    </LabelledField>
  );
}

export function PersonalFields({ form }: ApplicationFieldsProps) {
  return (
    <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
      <TextField form={form} name="name" label="Full Name *" autoComplete="name" />
      <TextField form={form} name="location" label="Location" placeholder="Gulberg, Lahore" />
      <TextField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
    </div>
  );
}

export function ProfessionalFields({
  sports,
  form,
}: ApplicationFieldsProps & { sports: SportDto[] }) {
  const { values, errors, change } = form;
  const { min, max } = HOURLY_RATES[values.currency];
  const id = useId();
  return (
    <>
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <LabelledField id={`${id}sport`} label="Primary Sport *" error={errors.sport}>
          <Select
            id={`${id}sport`}
            value={values.sport}
            aria-describedby={`${id}sport-error`}
            onChange={(event) => change({ sport: event.target.value })}
          >
            <option value="">Choose a sport</option>
            {sports.map(({ id: sportId, name }) => (
              <option key={sportId} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </LabelledField>
        <TextField form={form} name="experience" label="Experience *" placeholder="5 years" />
        <TextField
          form={form}
          name="hourlyRate"
          label={`Hourly Rate (${values.currency}, ${min} to ${max}) *`}
          type="number"
        />
        <LabelledField id={`${id}currency`} label="Currency" error={errors.currency}>
          <Select
            id={`${id}currency`}
            value={values.currency}
            // The options below are the only possible values.
            onChange={(event) => change({ currency: event.target.value as Currency })}
          >
            {CURRENCIES.map((currency) => (
              <option key={currency} value={currency}>
                {currency}
              </option>
            ))}
          </Select>
        </LabelledField>
      </div>
      <LabelledField id={`${id}bio`} label="Bio" error={errors.bio}>
        <Textarea
          id={`${id}bio`}
          rows={4}
          value={values.bio}
          aria-describedby={`${id}bio-error`}
          onChange={(event) => change({ bio: event.target.value })}
        />
      </LabelledField>
      <ListField
        label="Certifications"
        placeholder="First aid, level 1"
        value={values.certifications}
        error={errors.certifications}
        onChange={(certifications) => change({ certifications })}
      />
      <ListField
        label="Specialties"
        placeholder="Serve, juniors"
        value={values.specialties}
        error={errors.specialties}
        onChange={(specialties) => change({ specialties })}
      />
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
