import { z } from 'zod';
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
import { openingHoursSchema } from '@/lib/venues/schema/opening-hours';
import { websiteField } from '@/lib/venues/schema/website';

const AMENITY_NAMES: ReadonlySet<string> = new Set(AMENITIES);
const LIST_TEXT_LENGTH_MAX = 20_000;

/** A list in a multipart form: JSON text. */
function jsonText<S extends z.ZodType>(schema: S, sentence: string) {
  return z
    .string({ error: sentence })
    .max(LIST_TEXT_LENGTH_MAX, sentence)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text || '[]');
      } catch {
        context.addIssue({ code: 'custom', message: sentence });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** Required single-line text, with its own sentence when it is missing. */
function required(label: string, max: number, missing: string) {
  return z
    .string({ error: missing })
    .transform((value) => cleanText(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, missing).max(max, `${label} can have at most ${max} characters`));
}

const unique = (names: string[]) => [...new Set(names)];

const phoneField = optionalSingleLine('Phone', PHONE_LENGTH_MAX).refine(
  (phone) => phone === null || /^\+?[\d(][\d\s()./-]{4,}$/.test(phone),
  'Phone must be a number like +92 300 1234567',
);

/** Fields that a form sets all together and a suggestion changes one by one. */
export const venueFactFields = {
  name: required('Name', NAME_LENGTH_MAX, 'Please enter a venue name'),
  address: required(
    'Address',
    ADDRESS_LENGTH_MAX,
    'Please enter a venue address or use your location',
  ),
  phone: phoneField,
  website: websiteField,
  pricing: optionalMultiLine('Pricing', PRICING_LENGTH_MAX),
};

export const saveVenueSchema = z
  .object({
    name: venueFactFields.name,
    address: venueFactFields.address,
    city: singleLine('City', PLACE_LENGTH_MAX),
    country: singleLine('Country', PLACE_LENGTH_MAX),
    area: optionalSingleLine('Area', PLACE_LENGTH_MAX).default(null),
    latitude: latitudeParam.optional(),
    longitude: longitudeParam.optional(),
    phone: venueFactFields.phone.default(null),
    website: venueFactFields.website.default(null),
    description: optionalMultiLine('Description', DESCRIPTION_LENGTH_MAX).default(null),
    pricing: venueFactFields.pricing.default(null),
    sports: jsonText(
      z
        .array(z.string())
        .transform(unique)
        .pipe(
          z
            .array(z.string())
            .min(1, 'Select at least one sport')
            .max(SPORTS_MAX, `A venue can have at most ${SPORTS_MAX} sports`),
        ),
      'Select at least one sport',
    ),
    amenities: jsonText(
      z
        .array(
          z
            .string()
            .refine((name) => AMENITY_NAMES.has(name), 'Please choose amenities of the list'),
        )
        .transform(unique),
      'Please choose amenities of the list',
    ).default([]),
    openingHours: jsonText(openingHoursSchema, 'Opening hours must be a list')
      .transform((hours) => (hours.length > 0 ? hours : null))
      .default(null),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['latitude'],
    message: 'Latitude and longitude go together',
  });

const captionField = optionalSingleLine('Caption', CAPTION_LENGTH_MAX);

/** Captions of the new pictures in their order, and the existing pictures to keep, with theirs. */
export const venueImagesSchema = z.object({
  captions: jsonText(z.array(captionField).max(IMAGES_MAX), 'Captions must be a list').default([]),
  /** Omitted: the existing pictures stay as they are. */
  kept: jsonText(
    z
      .array(z.object({ id: idSchema, caption: captionField }))
      .max(IMAGES_MAX, `At most ${IMAGES_MAX} images are kept.`),
    'The pictures that stay must be a list',
  ).optional(),
});

const NOT_ONE_OF_MAX = 20;

/** For 'Is it one of these?': the listed venues that the person has seen and says are other ones. */
export const notOneOfSchema = z.object({
  notOneOf: jsonText(
    z.array(idSchema).max(NOT_ONE_OF_MAX),
    'notOneOf must be a list of venue ids',
  ).default([]),
});

/** Every part of the multipart body. */
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
