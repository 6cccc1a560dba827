import type { City } from './city';

/** The default of every setting `CITY_*`. */
export const LAHORE: City = {
  product: 'Maidan',
  name: 'Lahore',
  example: null,
  centre: { latitude: 31.49808, longitude: 74.37163 },
  countryCode: 'PK',
  country: 'Pakistan',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  languages: ['en', 'ur'],
  units: 'km',
  clock: 24,
  weekStart: 1,
  sports: [],
  sportNames: {},
  accent: null,
  hasLogo: false,
  coachesChildren: null,
  operator: null,
  contact: null,
  termsVersion: null,
  leastAge: 16,
  termsUrl: null,
  privacyUrl: null,
};
