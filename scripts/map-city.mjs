import { readFileSync } from 'node:fs';
import { distance } from '../lib/platform/env/spelling.mjs';
import { foldKey, foldWords } from '../lib/platform/geocoding/fold.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { readPlaces } from './load-places.mjs';

const COUNTRY_NAMES = JSON.parse(
  readFileSync(
    new URL('../lib/platform/geocoding/data/country-names.json', import.meta.url),
    'utf8',
  ),
);
const otherNames = new Intl.DisplayNames(['en'], { type: 'region' });
const countryOf = ({ country_code: code }) => COUNTRY_NAMES[code] ?? otherNames.of(code);

const LETTERS_PER_MISTAKE = 3;
const NAMES_SHOWN = 4;

/** Of the whole gazetteer, most populous first. */
let cities;

/**
 * The largest city of a name, with its country or not ('Lahore', 'Hyderabad, Pakistan'), from the product's own gazetteer.
 * @param {string} text
 * @returns {{id: string, label: string, name: string, country: string, population: number, latitude: number, longitude: number,
 *   others: string[], largestOther: number}} `others`: smaller ones of the same name; `largestOther`: the most people of one
 * @throws PlainError there is none
 */
export function findCity(text) {
  cities ??= readPlaces().filter(({ area }) => area === null);
  const words = foldWords(text);
  const splits = words.map((_, index) => ({
    key: words.slice(0, words.length - index).join(''),
    rest: words.slice(words.length - index).join(''),
  }));
  const isMeant = (city) =>
    splits.some(({ key, rest }) => city.keys.includes(key) && (!rest || isAround(city, rest)));
  const [found, ...others] = cities.filter(isMeant);
  if (!found) throw new PlainError(sayUnknown(text));
  const { id, latitude, longitude, population } = found;
  const labels = new Set(others.map((other) => toLabel(other)));
  return {
    id,
    label: toLabel(found),
    name: found.city,
    country: found.country_code,
    population,
    largestOther: others[0]?.population ?? 0,
    latitude,
    longitude,
    others: [...labels].slice(0, NAMES_SHOWN),
  };
}

export const sayOthers = ({ label, others }) =>
  `${label} is the largest of its name. Others: ${others.join('; ')}.`;

function isAround(city, rest) {
  const country = foldKey(countryOf(city));
  const province = foldKey(city.province ?? '');
  return [country, foldKey(city.country_code), province, province + country].includes(rest);
}

/** With its province where the country has several of that name. */
function toLabel(city) {
  const isTwin = (other) => other.city === city.city && other.country_code === city.country_code;
  const province = cities.filter(isTwin).length > 1 ? city.province : null;
  return [city.city, province, countryOf(city)].filter(Boolean).join(', ');
}

function sayUnknown(text) {
  const typed = foldKey(text.split(',')[0]);
  const near = cities
    .map((city) => ({ city, far: Math.min(...city.keys.map((key) => distance(typed, key))) }))
    .filter(({ far }) => far <= typed.length / LETTERS_PER_MISTAKE)
    .sort((a, b) => a.far - b.far)
    .slice(0, NAMES_SHOWN)
    .map(({ city }) => toLabel(city));
  const proposal = near.length > 0 ? ` Is it one of these? ${near.join('; ')}.` : '';
  return `No city is called ${text}.${proposal}`;
}
