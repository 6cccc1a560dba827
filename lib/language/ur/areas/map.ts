// Written by `npm run languages`.
import { texts as componentsMapTexts } from '../components/map/texts';
import { texts as libPlatformGeocodingTexts } from '../lib/platform/geocoding/texts';
import { texts as libSportsTexts } from '../lib/sports/texts';

export const texts = {
  'components/map/texts': componentsMapTexts,
  'lib/platform/geocoding/texts': libPlatformGeocodingTexts,
  'lib/sports/texts': libSportsTexts,
};
