import { type SearchCentre, toSearchCentre } from '@/lib/platform/geo/search-centre';
import { placeName } from './place-name';

/**
 * The centre of a page's lists, with its label in the reader's language. Worded on the server, so that the browser needs no
 * names of places.
 */
export function shownCentre(person: Parameters<typeof toSearchCentre>[0]): SearchCentre {
  const centre = toSearchCentre(person);
  return { ...centre, label: centre.label && placeName(centre.label) };
}
