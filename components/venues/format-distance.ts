import { translate } from '@/lib/platform/language/translate';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { texts } from './card-texts';

/** '0.4 km'; 'about 2.3 km' for an approximate position; null without one. */
export function formatVenueDistance({
  distance,
  pointIsApproximate,
}: Pick<NearbyVenueDto, 'distance' | 'pointIsApproximate'>): string | null {
  if (distance === null) return null;
  const t = translate(texts);
  return pointIsApproximate ? t.aboutDistance({ km: distance }) : t.distance({ km: distance });
}
