import { afterEach, describe, expect, it } from 'vitest';
import { city, setCity } from '@/lib/platform/city/city';
import { contrastWithWhite } from '@/lib/platform/city/colour';
import { LAHORE } from '@/lib/platform/city/lahore';
import { citySent } from '@/lib/platform/city/sent';
import { toCity } from '@/lib/platform/env/city-schema';
import { examineServerEnv, parseServerEnv } from '@/lib/platform/env/schema';
import { countryName } from '@/lib/platform/geocoding/country-name';

const GOOD = {
  DATABASE_URL: 'postgresql://a@127.0.0.1:1/b',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 's'.repeat(32),
  REALTIME_SECRET: 's'.repeat(32),
};
const NAIROBI = {
  CITY_NAME: 'Nairobi',
  CITY_CENTRE: '-1.28333, 36.81667',
  CITY_COUNTRY: 'KE',
  CITY_CURRENCY: 'KES',
  CITY_TIME_ZONE: 'Africa/Nairobi',
};
const read = (given: Record<string, string>) =>
  toCity(parseServerEnv({ ...GOOD, ...given }), countryName);

afterEach(() => setCity({}));

it('is Lahore without settings', () => {
  expect(read({})).toEqual(LAHORE);
});

it('reads a whole block', () => {
  const given = {
    ...NAIROBI,
    CITY_PRODUCT: 'Uwanja',
    CITY_LANGUAGES: 'en',
    CITY_UNITS: 'miles',
    CITY_CLOCK: '12',
    CITY_WEEK_START: '7',
    CITY_SPORTS: 'soccer, rugby',
    CITY_SPORT_NAMES: 'paddle=Padel, soccer=Football',
    CITY_ACCENT: '0B5FA5',
    CITY_LOGO: '/srv/logo.svg',
    CITY_COACHES_CHILDREN: 'A parent is present.',
    CITY_OPERATOR: 'Uwanja Ltd; 1 Moi Avenue',
    CITY_CONTACT: 'hello@uwanja.example',
    CITY_TERMS_VERSION: '2026-12-01',
    CITY_LEAST_AGE: '13',
    CITY_TERMS_URL: 'https://uwanja.example/terms',
  };
  expect(read(given)).toEqual({
    product: 'Uwanja',
    name: 'Nairobi',
    example: 'Nairobi',
    centre: { latitude: -1.28333, longitude: 36.81667 },
    countryCode: 'KE',
    country: 'Kenya',
    currency: 'KES',
    timeZone: 'Africa/Nairobi',
    languages: ['en'],
    units: 'miles',
    clock: 12,
    weekStart: 7,
    sports: ['soccer', 'rugby'],
    sportNames: { paddle: 'Padel', soccer: 'Football' },
    accent: '#0B5FA5',
    hasLogo: true,
    coachesChildren: 'A parent is present.',
    operator: 'Uwanja Ltd; 1 Moi Avenue',
    contact: 'hello@uwanja.example',
    termsVersion: '2026-12-01',
    leastAge: 13,
    termsUrl: 'https://uwanja.example/terms',
    privacyUrl: null,
  });
});

const TOGETHER =
  'CITY_NAME, CITY_CENTRE, CITY_COUNTRY, CITY_CURRENCY and CITY_TIME_ZONE go together: set all or none';

it.each([
  ['CITY_CENTRE', 'Nairobi', 'must be a latitude and a longitude, such as -1.28333,36.81667'],
  [
    'CITY_CENTRE',
    '91,0',
    'must be on the earth: a latitude from -90 to 90, and a longitude from -180 to 180',
  ],
  ['CITY_COUNTRY', 'Kenya', 'must be a country of ISO 3166-1, such as KE'],
  ['CITY_CURRENCY', 'Rs', 'must be a currency of ISO 4217, such as KES'],
  ['CITY_TIME_ZONE', 'Nairobi', 'must be a time zone such as Africa/Nairobi'],
  ['CITY_LANGUAGES', 'en,pt', 'may name only en, ur'],
  ['CITY_LANGUAGES', 'en,xa', 'may name only en, ur'],
  ['CITY_LANGUAGES', 'ur', 'must include en, the language of the bare addresses'],
  ['CITY_LANGUAGES', 'en,en', 'names a language twice'],
  ['CITY_UNITS', 'metres', 'must be one of km, miles'],
  ['CITY_WEEK_START', '0', 'must be at least 1'],
  ['CITY_SPORTS', 'Table Tennis', 'must be names of sports such as soccer,table-tennis'],
  ['CITY_SPORT_NAMES', 'paddle', 'must be pairs such as paddle=Padel,soccer=Football'],
  ['CITY_ACCENT', 'green', 'must be a colour such as 1c6b3a'],
  [
    'CITY_ACCENT',
    '#ffcc00',
    'must be dark enough for white words on it: a contrast of at least 4.5',
  ],
  ['CITY_LOGO', 'logo.exe', 'must be the path of an .svg, .png or .webp file'],
  ['CITY_CONTACT', 'us', 'must be an e-mail address'],
  ['CITY_TERMS_URL', 'terms', 'must be an http:// or https:// address'],
])('says in plain words what is wrong with %s=%s', (name, value, words) => {
  const { problems } = examineServerEnv({ ...GOOD, ...NAIROBI, [name]: value });
  expect(problems.filter((line) => line !== TOGETHER)).toEqual([`${name} ${words}`]);
});

it('takes no half of a place', () => {
  expect(examineServerEnv({ ...GOOD, CITY_NAME: 'Nairobi' }).problems).toEqual([TOGETHER]);
});

it('computes the contrast of WCAG', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21);
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1);
});

describe('what a page tells the browser', () => {
  it('is nothing for Lahore', () => {
    setCity(read({}));
    expect(citySent()).toBeNull();
  });

  it('is what differs', () => {
    setCity(read({ CITY_UNITS: 'miles', CITY_LANGUAGES: 'ur,en' }));
    expect(citySent()).toBe('{"languages":["ur","en"],"units":"miles"}');
    expect(city().name).toBe('Lahore');
  });
});
