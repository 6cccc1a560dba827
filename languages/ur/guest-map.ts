import { texts as map } from './map';
import { texts as places } from './places';
import { texts as sports } from './sports';

/** What the map of guests says, which is a program of its own. */
export const texts = {
  ...map,
  ...places,
  ...sports,
};
