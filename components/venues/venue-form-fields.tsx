'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { FormTextField } from '@/components/forms/form-text-field';
import { UploadStatus } from '@/components/forms/upload-status';
import { sportsQuery } from '@/components/sports/sport-select';
import { AlertLine } from '@/components/ui/alert';
import { NativeInput } from '@/components/ui/input';
import { loadPart } from '@/components/ui/load-part';
import type { CaptchaAction } from '@/lib/platform/captcha/captcha';
import { translate } from '@/lib/platform/language/translate';
import { compareSports, SPORTS } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { AMENITIES } from '@/lib/venues/constants';
import { amenityWords } from '@/lib/venues/words';
import { texts } from './form-texts';
import { OpeningHoursField } from './opening-hours-field';
import type { VenueFormState } from './use-venue-form';
import { VenueImageField } from './venue-image-field';
import { VenuePlaceFields } from './venue-place-fields';

interface CheckGroupProps {
  legend: string;
  options: readonly { value: string; label: string; emoji?: string }[];
  value: string[];
  onChange: (value: string[]) => void;
  error?: string;
}

/** Multiple choice, as chips that are native checkboxes. */
function CheckGroup({ legend, options, value, onChange, error }: CheckGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            htmlFor={`${id}${index}`}
            className="wrap-anywhere relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-input bg-card px-3.5 text-sm has-checked:border-primary has-checked:bg-primary-soft has-checked:font-strong has-checked:text-primary-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring has-focus-visible:outline-solid has-focus-visible:outline-offset-2"
          >
            <NativeInput
              type="checkbox"
              id={`${id}${index}`}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...value, option.value]
                    : value.filter((name) => name !== option.value),
                )
              }
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.emoji ? <span aria-hidden>{option.emoji}</span> : null}
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </fieldset>
  );
}

const Captcha = dynamic(
  () => loadPart(() => import('@/components/forms/captcha').then((module) => module.Captcha)),
  { ssr: false },
);

/** The built-in sports: they reserve the space until the response arrives. */
const firstSports = (): SportDto[] =>
  SPORTS.map(({ emoji, ...sport }) => ({ ...sport, icon: emoji })).toSorted(compareSports);

interface VenueFormFieldsProps {
  form: VenueFormState;
  captchaAction?: CaptchaAction;
}

export function VenueFormFields({ form, captchaAction = 'venue-images' }: VenueFormFieldsProps) {
  const t = translate(texts);
  const { values, errors, change } = form;
  const [first] = useState(firstSports);
  const sports = useQuery({ ...sportsQuery, placeholderData: first }).data ?? first;
  return (
    <>
      <FormTextField
        label={t.name}
        autoComplete="off"
        value={values.name}
        onChange={(name) => change({ name })}
        error={errors.name}
      />
      <VenuePlaceFields values={values} errors={errors} change={change} />
      <CheckGroup
        legend={t.sports}
        options={sports.map(({ name, icon }) => ({
          value: name,
          label: sportWords(name),
          emoji: icon,
        }))}
        value={values.sports}
        onChange={(chosen) => change({ sports: chosen })}
        error={errors.sports}
      />
      <CheckGroup
        legend={t.amenities}
        options={AMENITIES.map((name) => ({ value: name, label: amenityWords(name) }))}
        value={values.amenities}
        onChange={(amenities) => change({ amenities })}
        error={errors.amenities}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          label={t.phone}
          optional
          type="tel"
          autoComplete="off"
          value={values.phone}
          onChange={(phone) => change({ phone })}
          error={errors.phone}
        />
        <FormTextField
          label={t.website}
          optional
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={values.website}
          onChange={(website) => change({ website })}
          error={errors.website}
        />
      </div>
      <OpeningHoursField
        value={values.openingHours}
        onChange={(openingHours) => change({ openingHours })}
        error={errors.openingHours}
      />
      <FormTextField
        label={t.description}
        optional
        rows={3}
        value={values.description}
        onChange={(description) => change({ description })}
        error={errors.description}
      />
      <FormTextField
        label={t.pricing}
        optional
        rows={2}
        value={values.pricing}
        onChange={(pricing) => change({ pricing })}
        error={errors.pricing}
      />
      <VenueImageField
        images={form.images}
        onChange={form.changeImages}
        error={errors.images}
        errorOf={(index) => errors[`images.${index}`]}
      />
      {form.needsCaptcha ? (
        <Captcha
          action={captchaAction}
          attempt={form.attempt}
          onChange={form.setCaptchaToken}
          error={errors.captchaToken}
        />
      ) : null}
      <AlertLine>{errors.form}</AlertLine>
      <UploadStatus upload={form.upload} />
    </>
  );
}
