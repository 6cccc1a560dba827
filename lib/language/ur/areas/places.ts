// Written by `npm run languages`.
import { texts as libPlatformGeocodingTexts } from '../lib/platform/geocoding/texts';

export const texts = {
  'lib/platform/geocoding/texts': libPlatformGeocodingTexts,
};
