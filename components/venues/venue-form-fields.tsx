'use client';

import dynamic from 'next/dynamic';
import type { CaptchaAction } from '@/lib/captcha/captcha';
import { SPORTS } from '@/lib/sports/constants';
import { AMENITIES } from '@/lib/venues/constants';
import { CheckGroup } from './check-group';
import { FormTextField } from './form-text-field';
import type { VenueFormState } from './use-venue-form';
import { VenueImageField } from './venue-image-field';
import { VenuePlaceFields } from './venue-place-fields';

const Captcha = dynamic(
  () => import('@/components/forms/captcha').then((module) => module.Captcha),
  { ssr: false },
);

const SPORT_OPTIONS = SPORTS.map(({ name, emoji }) => ({ value: name, label: name, emoji }));
const AMENITY_OPTIONS = AMENITIES.map((name) => ({ value: name, label: name }));

interface VenueFormFieldsProps {
  form: VenueFormState;
  captchaAction?: CaptchaAction;
}

/** Part 1 §2.6: every field of a venue. */
export function VenueFormFields({ form, captchaAction = 'venue-images' }: VenueFormFieldsProps) {
  const { values, errors, change } = form;
  return (
    <>
      <FormTextField
        label="Name"
        autoComplete="off"
        value={values.name}
        onChange={(name) => change({ name })}
        error={errors.name}
      />
      <VenuePlaceFields values={values} errors={errors} onChange={change} />
      <CheckGroup
        legend="Sports"
        options={SPORT_OPTIONS}
        value={values.sports}
        onChange={(sports) => change({ sports })}
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
        error={errors.images ?? imageProblem(errors)}
      />
      {form.needsCaptcha ? (
        <Captcha
          action={captchaAction}
          attempt={form.attempt}
          onChange={form.setCaptchaToken}
          error={errors.captchaToken}
        />
      ) : null}
      <p role="alert" className="font-[580] text-destructive-ink text-sm empty:hidden">
        {errors.form}
      </p>
    </>
  );
}

/** The server names a file as images.2. */
function imageProblem(errors: VenueFormState['errors']): string | undefined {
  return Object.entries(errors).find(([path]) => path.startsWith('images.'))?.[1];
}
