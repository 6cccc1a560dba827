import type { GeoPoint } from '@/lib/platform/geo/point';
import type { Language } from '@/lib/platform/language/languages';
import { LAHORE } from './lahore';

/** What an installation is for: the settings `CITY_*`. The same on both sides. */
export interface City {
  /** The name of the product. */
  product: string;
  /** Its city, which is on screen wherever a person has no place of their own. */
  name: string;
  /** What a field for a place shows as an example; null: that of its texts. */
  example: string | null;
  centre: GeoPoint;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** As stored with venues: 'Pakistan'. */
  country: string;
  /** ISO 4217. */
  currency: string;
  timeZone: string;
  /** Those that people may choose. English is one of them; the first is for those who prefer none of them. */
  languages: readonly [Language, ...Language[]];
  /** Shown and chosen; all that is stored and sent is metric. */
  units: 'km' | 'miles';
  /** Hours of a day on screen and in e-mails: 12 with am and pm. Stored and sent are 24. */
  clock: 12 | 24;
  /** Of a calendar: Monday 1 to Sunday 7. */
  weekStart: number;
  /** The icons of the sports that are popular here, the most popular first; empty: as stored. */
  sports: readonly string[];
  /** What a sport is called here, by its icon: { paddle: 'Padel' }. In the first language. */
  sportNames: Readonly<Record<string, string>>;
  /** '#1c6b3a' */
  accent: string | null;
  /** Whether there is a logo of its own. */
  hasLogo: boolean;
  /** What whoever runs this requires of coaches who train children. */
  coachesChildren: string | null;
  /** Name and address of whoever runs this; '; ' ends a line. */
  operator: string | null;
  contact: string | null;
  /** The day from which the terms and rules hold, '2026-12-01'; null: they are a draft. */
  termsVersion: string | null;
  /** People who are surely younger do not get an account. In years. */
  leastAge: number;
  termsUrl: string | null;
  privacyUrl: string | null;
}

// One per process or page: Next bundles this module several times.
const KEY = Symbol.for('maidan.city');
const holder = globalThis as { [KEY]?: City };

/** Not at module level: on the server the settings are read later, and a test may change them. */
export function city(): City {
  if (holder[KEY]) return holder[KEY];
  if (typeof document === 'undefined') return LAHORE;
  const sent = document.querySelector<HTMLMetaElement>('meta[name=city]')?.content;
  return setCity(sent ? (JSON.parse(sent) as Partial<City>) : {});
}

/** Called by `lib/platform/env/server` alone, and by tests. */
export function setCity(changed: Partial<City>): City {
  holder[KEY] = { ...LAHORE, ...changed };
  return holder[KEY];
}
