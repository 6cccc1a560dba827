import { countryName } from './fixed-lists';
import { foldKey, foldWords } from './fold.mjs';
import { type Area, type City, isArea, loadGazetteer, toPlace } from './gazetteer';
import type { Place } from './schema';

/** No area name has more words. */
const NAME_WORDS_MAX = 5;

export interface AddressToPlace {
  address: string;
  area: string | null;
  city: string;
  country: string;
}

/**
 * The place of an address in the built-in gazetteer: its area, given or found in the text, else its city. No external service
 * is used, so that the result does not depend on one.
 */
export async function placeAddress(given: AddressToPlace): Promise<Place | null> {
  const gazetteer = await loadGazetteer();
  const cityKey = foldKey(given.city);
  const isIt = (city: City) => countryName(city.countryCode) === given.country;
  // Most populous first, because the first of a name is the one people mean.
  const city =
    gazetteer.cities.find((one) => foldKey(one.name) === cityKey && isIt(one)) ??
    gazetteer.names
      .map(({ key, target }) => (key === cityKey && !isArea(target) ? target : null))
      .find((one) => one !== null && isIt(one));
  if (!city) return null;
  const inCity = gazetteer.names.flatMap(({ key, target }) =>
    isArea(target) && target.city === city ? [{ key, target }] : [],
  );
  const area =
    longestNamed(inCity, given.area ?? '') ?? longestNamed(inCity, given.address) ?? null;
  return toPlace(area ?? city, 'exact');
}

/** 'Block C Model Town' → 'block', 'blockc', … 'modeltown', 'town'. */
function runsOfWords(text: string): string[] {
  const words = foldWords(text);
  return words.flatMap((_, start) =>
    Array.from({ length: NAME_WORDS_MAX }, (_unused, more) =>
      words.slice(start, start + more + 1).join(''),
    ),
  );
}

/** The area that the text names; of 'Model Town' and 'Model Town Extension' the longer one. */
function longestNamed(areas: { key: string; target: Area }[], text: string): Area | null {
  const runs = new Set(text.split(',').flatMap(runsOfWords));
  const named = areas.filter(({ key }) => runs.has(key));
  return named.toSorted((a, b) => b.key.length - a.key.length)[0]?.target ?? null;
}
