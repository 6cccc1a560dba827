import { texts as platformGeocoding } from '../lib/platform/geocoding/texts';

export const texts = {
  'lib/platform/geocoding/texts': platformGeocoding,
};
