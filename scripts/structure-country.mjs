// Finds what belongs to one country outside the settings of the city (lib/platform/city).
import { isTest } from './source-files.mjs';

const OF_ONE_COUNTRY = /\bPKR\b|\bLahore\b|\bPakistan\b|'ur'|\+92\b|Asia\/Karachi/;
const LOOKED_AT = /^(?:app|components|lib|server)\//;

/** Where one is named on purpose, and why. */
const ALLOWED = new Map([
  ['lib/platform/city/lahore.ts', 'the defaults of the settings'],
  ['components/groups/demo/texts.ts', 'the group to look at of the specification, a sample'],
  ['components/coaching/texts.ts', 'the example of a place in the default city'],
  ['components/map/texts.ts', 'the example of a place in the default city'],
  ['components/language/texts-for.tsx', 'loads the texts of each language by its name'],
  ['lib/platform/language/words.ts', 'how a currency is written in each language'],
  ['lib/money/constants.ts', 'what amounts of a currency are rounded to'],
  ['lib/coaching/constants.ts', 'prices of the specification, for rupees alone'],
  ['lib/coaching/service/list-choices.ts', 'price bands of the specification, for rupees alone'],
  ['lib/platform/language/currency.ts', 'lists the currencies of the world'],
  ['server/local/sample-data.mjs', 'names the sample'],
  ['server/local/environment.mjs', 'the default zone, for a program without TypeScript'],
]);

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<=^|\s)\/\/.*$/gm, '');

export function checkCountry(file, { text }, report) {
  if (!LOOKED_AT.test(file) || isTest(file) || ALLOWED.has(file)) return;
  const found = OF_ONE_COUNTRY.exec(withoutComments(text))?.[0];
  if (found) report(`names ${found}: ask lib/platform/city, or give a reason in ALLOWED.`);
}
