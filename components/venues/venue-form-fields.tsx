'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { FormTextField } from '@/components/forms/form-text-field';
import { sportsQuery } from '@/components/sports/sports-query';
import type { CaptchaAction } from '@/lib/platform/captcha/captcha';
import { compareSports, SPORTS } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import { AMENITIES } from '@/lib/venues/constants';
import { CheckGroup } from './check-group';
import { OpeningHoursField } from './opening-hours-field';
import type { VenueFormState } from './use-venue-form';
import { VenueImageField } from './venue-image-field';
import { VenuePlaceFields } from './venue-place-fields';

const Captcha = dynamic(
  () => import('@/components/forms/captcha').then((module) => module.Captcha),
  { ssr: false },
);

/** The built-in sports: they reserve the space until the response arrives. */
const FIRST_SPORTS: SportDto[] = SPORTS.map(({ emoji, ...sport }) => ({
  ...sport,
  icon: emoji,
})).toSorted(compareSports);
const AMENITY_OPTIONS = AMENITIES.map((name) => ({ value: name, label: name }));

interface VenueFormFieldsProps {
  form: VenueFormState;
  captchaAction?: CaptchaAction;
}

/** Every field of a venue. */
export function VenueFormFields({ form, captchaAction = 'venue-images' }: VenueFormFieldsProps) {
  const { values, errors, change } = form;
  const sports = useQuery({ ...sportsQuery, placeholderData: FIRST_SPORTS }).data ?? FIRST_SPORTS;
  return (
    <>
      <FormTextField
        label="Name"
        autoComplete="off"
        value={values.name}
        onChange={(name) => change({ name })}
        error={errors.name}
      />
      <VenuePlaceFields values={values} errors={errors} change={change} />
      <CheckGroup
        legend="Sports"
        options={sports.map(({ name, icon }) => ({ value: name, label: name, emoji: icon }))}
        value={values.sports}
        onChange={(chosen) => change({ sports: chosen })}
        error={errors.sports}
      />
      <CheckGroup
        legend="Amenities"
        options={AMENITY_OPTIONS}
        value={values.amenities}
        onChange={(amenities) => change({ amenities })}
        error={errors.amenities}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          label="Phone"
          optional
          type="tel"
          autoComplete="off"
          value={values.phone}
          onChange={(phone) => change({ phone })}
          error={errors.phone}
        />
        <FormTextField
          label="Website"
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
        label="Description"
        optional
        rows={3}
        value={values.description}
        onChange={(description) => change({ description })}
        error={errors.description}
      />
      <FormTextField
        label="Pricing"
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
      <p role="alert" className="font-label text-destructive-ink text-sm empty:hidden">
        {errors.form}
      </p>
    </>
  );
}
