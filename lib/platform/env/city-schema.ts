import countryToCurrency from 'country-to-currency';
import { z } from 'zod';
import { isTimeZone } from '@/lib/platform/calendar/served-zones';
import type { City } from '@/lib/platform/city/city';
import { CONTRAST_MIN, contrastWithWhite, isColour } from '@/lib/platform/city/colour';
import { LAHORE } from '@/lib/platform/city/lahore';
import { LANGUAGE_CODES, type Language } from '@/lib/platform/language/languages';

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const CENTRE = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;
const text = z.string().trim();
const line = text.min(1).max(40, 'must have at most 40 characters');
const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .optional();

const centre = text
  .regex(CENTRE, 'must be a latitude and a longitude, such as -1.28333,36.81667')
  .transform((point) => {
    const [, latitude, longitude] = CENTRE.exec(point) ?? [];
    return { latitude: Number(latitude), longitude: Number(longitude) };
  })
  .refine(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'must be on the earth: a latitude from -90 to 90, and a longitude from -180 to 180',
  );

const languages = text
  .transform(split)
  .refine(
    (codes) => codes.every((code) => LANGUAGE_CODES.some((known) => known === code)),
    `may name only ${LANGUAGE_CODES.join(', ')}`,
  )
  .refine((codes) => codes.includes('en'), 'must include en, the language of the bare addresses')
  .refine((codes) => new Set(codes).size === codes.length, 'names a language twice')
  .transform((codes) => codes as [Language, ...Language[]]);

const SPORT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const sports = text
  .transform(split)
  .refine(
    (names) => names.every((name) => SPORT.test(name)),
    'must be names of sports such as soccer,table-tennis',
  );

const sportNames = text
  .transform((given) => split(given).map((pair) => pair.split('=').map((part) => part.trim())))
  .refine(
    (pairs) =>
      pairs.every(([sport = '', name = '', ...rest]) => SPORT.test(sport) && name && !rest.length),
    'must be pairs such as paddle=Padel,soccer=Football',
  )
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs));

const accent = text
  // In a file of settings `#` may begin a comment.
  .transform((colour) => `#${colour.replace(/^#/, '')}`)
  .refine(isColour, 'must be a colour such as 1c6b3a')
  .refine(
    (colour) => !isColour(colour) || contrastWithWhite(colour) >= CONTRAST_MIN,
    `must be dark enough for white words on it: a contrast of at least ${CONTRAST_MIN}`,
  );

/** What an installation is for. Without any of these it is for Lahore. */
export const CITY_SHAPE = {
  CITY_PRODUCT: line.optional(),
  CITY_NAME: line.optional(),
  CITY_CENTRE: centre.optional(),
  CITY_COUNTRY: text
    .refine(
      (code) => Object.hasOwn(countryToCurrency, code),
      'must be a country of ISO 3166-1, such as KE',
    )
    .optional(),
  CITY_CURRENCY: text
    .refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'must be a currency of ISO 4217, such as KES',
    )
    .optional(),
  CITY_TIME_ZONE: text.refine(isTimeZone, 'must be a time zone such as Africa/Nairobi').optional(),
  /** English is among them; the first is for readers who prefer none of them. */
  CITY_LANGUAGES: languages.optional(),
  CITY_UNITS: z.enum(['km', 'miles']).optional(),
  CITY_CLOCK: z
    .enum(['12', '24'])
    .transform((hours) => (hours === '12' ? 12 : 24))
    .optional(),
  /** Monday 1 to Sunday 7. */
  CITY_WEEK_START: z.coerce.number().int().min(1).max(7).optional(),
  /** By their icons (lib/sports/constants). */
  CITY_SPORTS: sports.optional(),
  CITY_SPORT_NAMES: sportNames.optional(),
  CITY_ACCENT: accent.optional(),
  /** A file: SVG, PNG or WebP. */
  CITY_LOGO: text
    .regex(/\.(?:svg|png|webp)$/i, 'must be the path of an .svg, .png or .webp file')
    .optional(),
  CITY_CONTACT: z.email('must be an e-mail address').optional(),
  CITY_OPERATOR: line.optional(),
  /** Shown with coaches who train children. */
  CITY_COACHES_CHILDREN: text.min(1).max(300, 'must have at most 300 characters').optional(),
  CITY_TERMS_VERSION: z.iso.date('must be a day such as 2026-12-01').optional(),
  CITY_LEAST_AGE: z.coerce.number().int().min(5).max(21).optional(),
  CITY_TERMS_URL: webUrl,
  CITY_PRIVACY_URL: webUrl,
};

/** They describe one place: half of it would put Nairobi into Pakistan. */
const PLACE = [
  'CITY_NAME',
  'CITY_CENTRE',
  'CITY_COUNTRY',
  'CITY_CURRENCY',
  'CITY_TIME_ZONE',
] as const;

export const PLACE_RULE = `${PLACE.slice(0, -1).join(', ')} and ${PLACE.at(-1)} go together: set all or none`;

export type CityEnv = z.infer<z.ZodObject<typeof CITY_SHAPE>>;

export function isWholePlace(env: CityEnv): boolean {
  const given = PLACE.filter((name) => env[name] !== undefined).length;
  return given === 0 || given === PLACE.length;
}

/** @param countryName 'KE' → 'Kenya' */
export function toCity(env: CityEnv, countryName: (code: string) => string): City {
  const countryCode = env.CITY_COUNTRY ?? LAHORE.countryCode;
  return {
    product: env.CITY_PRODUCT ?? LAHORE.product,
    name: env.CITY_NAME ?? LAHORE.name,
    example: env.CITY_NAME ?? LAHORE.example,
    centre: env.CITY_CENTRE ?? LAHORE.centre,
    countryCode,
    country: countryName(countryCode),
    currency: env.CITY_CURRENCY ?? LAHORE.currency,
    timeZone: env.CITY_TIME_ZONE ?? LAHORE.timeZone,
    languages: env.CITY_LANGUAGES ?? LAHORE.languages,
    units: env.CITY_UNITS ?? LAHORE.units,
    clock: env.CITY_CLOCK ?? LAHORE.clock,
    weekStart: env.CITY_WEEK_START ?? LAHORE.weekStart,
    sports: env.CITY_SPORTS ?? LAHORE.sports,
    sportNames: env.CITY_SPORT_NAMES ?? LAHORE.sportNames,
    accent: env.CITY_ACCENT ?? LAHORE.accent,
    hasLogo: env.CITY_LOGO !== undefined,
    contact: env.CITY_CONTACT ?? LAHORE.contact,
    coachesChildren: env.CITY_COACHES_CHILDREN ?? LAHORE.coachesChildren,
    operator: env.CITY_OPERATOR ?? LAHORE.operator,
    termsVersion: env.CITY_TERMS_VERSION ?? LAHORE.termsVersion,
    leastAge: env.CITY_LEAST_AGE ?? LAHORE.leastAge,
    termsUrl: env.CITY_TERMS_URL ?? LAHORE.termsUrl,
    privacyUrl: env.CITY_PRIVACY_URL ?? LAHORE.privacyUrl,
  };
}
