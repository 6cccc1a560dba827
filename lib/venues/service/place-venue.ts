import type { Tx } from '@/lib/platform/db/client';
import type { VenuePoint } from '@/lib/platform/geo/point';
import { type AddressToPlace, placeAddress } from '@/lib/platform/geocoding/place-address';

/** The default when nothing else is known. */
const TIME_ZONE_DEFAULT = 'Asia/Karachi';

/**
 * The approximate point of a venue that nobody has placed on the map: the middle of its area or city.
 * @param timeZone for a place that the gazetteer does not know
 */
export async function approximatePoint(
  address: AddressToPlace,
  timeZone = TIME_ZONE_DEFAULT,
  tx?: Tx,
): Promise<VenuePoint> {
  const place = await placeAddress(address, tx);
  if (!place) return { latitude: null, longitude: null, pointIsApproximate: false, timeZone };
  const { latitude, longitude } = place;
  return { latitude, longitude, pointIsApproximate: true, timeZone: place.timeZone };
}
