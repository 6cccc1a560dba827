import { texts as map } from './map';
import { texts as places } from './places';
import { texts as sports } from './sports';

/** The texts of the guests' map, which is bundled separately. */
export const texts = {
  ...map,
  ...places,
  ...sports,
};
