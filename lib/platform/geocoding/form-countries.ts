import otherNames from './data/other-country-names.json' with { type: 'json' };
import { ADD_VENUE_COUNTRIES, FILTER_COUNTRIES } from './fixed-lists';

const FIRST = ADD_VENUE_COUNTRIES.map(({ name }) => name);

/** Every country with a town in the gazetteer: the ten of the fixed list first. In a file of its own, because only forms need it. */
export const FORM_COUNTRIES: readonly string[] = [
  ...FIRST,
  ...[...FILTER_COUNTRIES.map(({ name }) => name), ...Object.values(otherNames)]
    .filter((name) => !FIRST.includes(name))
    .sort(),
];
