import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import countryToCurrency from 'country-to-currency';
import tzLookup from 'tz-lookup';
import { findCity } from '../../scripts/map-city.mjs';
import { PlainError } from './plain-error.mjs';

/** Those whose road signs are in miles. */
const IN_MILES = new Set(['GB', 'LR', 'MM', 'US']);
/** Calendars there begin on Monday, unlike in the data of Unicode. */
const FROM_MONDAY = new Set(['PK', 'PT']);
/** The product's own screens there have 24 hours. */
const WITH_24_HOURS = new Set(['PK']);
/** Where Urdu is offered besides English. */
const WITH_URDU = new Set(['PK']);
/** A city that is so much larger than the next one of its name is meant without saying so. */
const FAR_LARGER = 10;

/**
 * The settings of a city of the gazetteer.
 * @param {string} text 'Nairobi', 'Springfield, Illinois', 'Hyderabad, Pakistan'
 * @returns {{label: string, settings: Record<string, string>}}
 * @throws PlainError there is none, or several
 */
export function settingsOfCity(text) {
  const { label, name, country, population, latitude, longitude, others, largestOther } =
    findCity(text);
  if (largestOther * FAR_LARGER > population) {
    throw new PlainError(
      `Several cities are called ${text}. Say which: ${[label, ...others].join('; ')}.`,
    );
  }
  return {
    label,
    settings: {
      CITY_NAME: name,
      CITY_CENTRE: `${latitude},${longitude}`,
      CITY_COUNTRY: country,
      CITY_CURRENCY: countryToCurrency[country],
      CITY_TIME_ZONE: tzLookup(latitude, longitude),
      CITY_LANGUAGES: WITH_URDU.has(country) ? 'en,ur' : 'en',
      CITY_UNITS: IN_MILES.has(country) ? 'miles' : 'km',
      CITY_CLOCK: WITH_24_HOURS.has(country) ? '24' : clockOf(country),
      CITY_WEEK_START: String(FROM_MONDAY.has(country) ? 1 : firstDayOf(country)),
    },
  };
}

function clockOf(country) {
  const { hourCycle } = new Intl.DateTimeFormat(`en-${country}`, {
    hour: 'numeric',
  }).resolvedOptions();
  return hourCycle === 'h12' ? '12' : '24';
}

function firstDayOf(country) {
  const locale = new Intl.Locale(`en-${country}`);
  // A method from Node 24 on, before that a property.
  return (locale.getWeekInfo?.() ?? locale.weekInfo).firstDay;
}

/**
 * Writes the settings into `.env`: each over its line, if it has one, the others at the end.
 * @param {string} root
 * @param {Record<string, string>} settings
 */
export function writeSettings(root, settings) {
  const file = join(root, '.env');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const missing = new Map(Object.entries(settings));
  const lines = before.split('\n').map((line) => {
    const name = /^\s*(?:export\s+)?(CITY_[A-Z_]+)\s*=/.exec(line)?.[1];
    if (name === undefined || !(name in settings)) return line;
    missing.delete(name);
    return `${name}=${settings[name]}`;
  });
  const added = [...missing].map(([name, value]) => `${name}=${value}\n`).join('');
  const text = lines.join('\n').replace(/([^\n])$/, '$1\n') + added;
  writeFileSync(file, text, { mode: 0o600 });
}

/** Writes the settings of the city and uses them from this start on. */
export function applyCity({ root, base, city, progress }) {
  const { label, settings } = settingsOfCity(city);
  writeSettings(root, settings);
  Object.assign(base, settings);
  progress.say(`The city is ${label}: see CITY_… in .env.`);
}
