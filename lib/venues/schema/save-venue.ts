import { z } from 'zod';
import { openingHoursSchema } from '@/lib/platform/calendar/opening-hours';
import { later, says } from '@/lib/platform/language/say';
import { idSchema, latitudeParam, longitudeParam } from '@/lib/platform/validation/numbers';
import {
  cleanText,
  optionalMultiLine,
  optionalSingleLine,
  singleLine,
} from '@/lib/platform/validation/text';
import {
  ADDRESS_LENGTH_MAX,
  AMENITIES,
  CAPTION_LENGTH_MAX,
  DESCRIPTION_LENGTH_MAX,
  IMAGES_MAX,
  NAME_LENGTH_MAX,
  PHONE_LENGTH_MAX,
  PLACE_LENGTH_MAX,
  PRICING_LENGTH_MAX,
  SPORTS_MAX,
} from '@/lib/venues/constants';
import { websiteField } from '@/lib/venues/schema/website';
import { texts } from '@/lib/venues/texts';

const AMENITY_NAMES: ReadonlySet<string> = new Set(AMENITIES);
const LIST_TEXT_LENGTH_MAX = 20_000;

/** A schema's error, worded while parsing. */
type Worded = ReturnType<typeof says>;

/** A list in a multipart form: JSON text. */
function jsonText<S extends z.ZodType>(schema: S, wrong: Worded) {
  return z
    .string(wrong)
    .max(LIST_TEXT_LENGTH_MAX, wrong)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text || '[]');
      } catch {
        context.addIssue({ code: 'custom', message: wrong.error({ code: 'custom' }) });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** With a separate sentence for a missing value. */
function required(max: number, missing: Worded, tooLong: Worded) {
  return z
    .string(missing)
    .transform((value) => cleanText(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, missing).max(max, tooLong));
}

const unique = (names: string[]) => [...new Set(names)];

const phoneField = optionalSingleLine(later(texts, 'phoneLabel'), PHONE_LENGTH_MAX).refine(
  (phone) => phone === null || /^\+?[\d(][\d\s()./-]{4,}$/.test(phone),
  says(texts, 'phoneFormat'),
);

/** Fields that a form sets together and a suggestion one by one. */
export const venueFactFields = {
  name: required(
    NAME_LENGTH_MAX,
    says(texts, 'nameMissing'),
    says(texts, 'nameMax', { max: NAME_LENGTH_MAX }),
  ),
  address: required(
    ADDRESS_LENGTH_MAX,
    says(texts, 'addressMissing'),
    says(texts, 'addressMax', { max: ADDRESS_LENGTH_MAX }),
  ),
  phone: phoneField,
  website: websiteField,
  pricing: optionalMultiLine(later(texts, 'pricingLabel'), PRICING_LENGTH_MAX),
};

export const saveVenueSchema = z
  .object({
    name: venueFactFields.name,
    address: venueFactFields.address,
    city: singleLine(later(texts, 'cityLabel'), PLACE_LENGTH_MAX),
    country: singleLine(later(texts, 'countryLabel'), PLACE_LENGTH_MAX),
    area: optionalSingleLine(later(texts, 'areaLabel'), PLACE_LENGTH_MAX).default(null),
    latitude: latitudeParam.optional(),
    longitude: longitudeParam.optional(),
    phone: venueFactFields.phone.default(null),
    website: venueFactFields.website.default(null),
    description: optionalMultiLine(
      later(texts, 'descriptionLabel'),
      DESCRIPTION_LENGTH_MAX,
    ).default(null),
    pricing: venueFactFields.pricing.default(null),
    sports: jsonText(
      z
        .array(z.string())
        .transform(unique)
        .pipe(
          z
            .array(z.string())
            .min(1, says(texts, 'sportMissing'))
            .max(SPORTS_MAX, says(texts, 'sportsMax', { max: SPORTS_MAX })),
        ),
      says(texts, 'sportMissing'),
    ),
    amenities: jsonText(
      z
        .array(z.string().refine((name) => AMENITY_NAMES.has(name), says(texts, 'amenityUnknown')))
        .transform(unique),
      says(texts, 'amenityUnknown'),
    ).default([]),
    openingHours: jsonText(openingHoursSchema, says(texts, 'hoursList'))
      .transform((hours) => (hours.length > 0 ? hours : null))
      .default(null),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['latitude'],
    ...says(texts, 'coordinatesTogether'),
  });

const captionField = optionalSingleLine(later(texts, 'captionLabel'), CAPTION_LENGTH_MAX);

/** Captions of the new pictures in their order, and the remaining pictures with theirs. */
export const venueImagesSchema = z.object({
  captions: jsonText(z.array(captionField).max(IMAGES_MAX), says(texts, 'captionsList')).default(
    [],
  ),
  /** Omitted: the existing pictures are unchanged. */
  kept: jsonText(
    z
      .array(z.object({ id: idSchema, caption: captionField }))
      .max(IMAGES_MAX, says(texts, 'imagesMax', { max: IMAGES_MAX })),
    says(texts, 'keptList'),
  ).optional(),
});

const NOT_ONE_OF_MAX = 20;

/** For 'Is it one of these?': the listed venues that the person excluded. */
export const notOneOfSchema = z.object({
  notOneOf: jsonText(z.array(idSchema).max(NOT_ONE_OF_MAX), says(texts, 'notOneOfList')).default(
    [],
  ),
});

export const venuePartsSchema = z.object({
  ...saveVenueSchema.shape,
  ...venueImagesSchema.shape,
  ...notOneOfSchema.shape,
  images: z.array(z.file()).optional(),
  /** Required with images. */
  captchaToken: z.string().optional(),
});

/** The text fields of a multipart form; an empty coordinate counts as missing. */
export function venueFields(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (value === '' && (name === 'latitude' || name === 'longitude')) continue;
    fields[name] = value;
  }
  return fields;
}

export type SaveVenueInput = z.output<typeof saveVenueSchema>;
export type VenueImagesInput = z.output<typeof venueImagesSchema>;
