import { apiUrl } from '@/lib/platform/http/api-calls';
import { batchesQuery, readQuery } from '@/lib/platform/http/queries';

type Side = 'client' | 'coach';

export const BOOKINGS_KEY = 'bookings';
/** The query family of bought packages. */
export const PACKAGES_KEY = 'packages';

export const bookingsQuery = (side: Side) =>
  batchesQuery(BOOKINGS_KEY, apiUrl('GET /api/booking-requests', { query: { side } }));

export const packagesQuery = (side: Side) =>
  readQuery(PACKAGES_KEY, apiUrl('GET /api/packages', { query: { side } }));

export const coachSettingsQuery = readQuery('desks', apiUrl('GET /api/coaching/desks'));
