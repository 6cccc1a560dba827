import type { Session } from '@/lib/auth/session-store';
import type { SearchCentre } from '@/lib/discover/schema';
import { DEFAULT_CENTRE, DEFAULT_CENTRE_NAME } from '@/lib/geo/constants';
import { isGeoPoint } from '@/lib/geo/point';
import {
  type FindNearbyVenuesInput,
  findNearbyVenuesSchema,
  type NearbyVenueDto,
} from '@/lib/venues/schema';
import { listNearbyVenues } from '@/lib/venues/service';

export interface VenuePage {
  items: NearbyVenueDto[];
  next: string | null;
}

/**
 * The first page of a list of venues.
 * @param url the call whose answer it is, for the client to go on from; what it says passes the schema of the call
 */
export async function loadVenues(session: Session | null, url: string): Promise<VenuePage> {
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  const input: FindNearbyVenuesInput = findNearbyVenuesSchema.parse(query);
  const { items, nextCursor } = await listNearbyVenues(session?.actor ?? null, input);
  return { items, next: nextCursor === null ? null : `${url}&cursor=${nextCursor}` };
}

/** Where a list without a device's position is centred. */
export function toVenueCentre(session: Session | null): SearchCentre {
  if (!session || !isGeoPoint(session.user)) {
    return { ...DEFAULT_CENTRE, isFallback: true, label: DEFAULT_CENTRE_NAME };
  }
  const { latitude, longitude, location } = session.user;
  return { latitude, longitude, isFallback: false, label: location };
}
