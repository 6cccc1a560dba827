import { apiUrl } from '@/lib/platform/http/api-calls';
import { pagesQuery, readQuery } from '@/lib/platform/http/queries';

type Side = 'client' | 'coach';

export const BOOKINGS_KEY = 'bookings';
/** The query family of bought packages. */
export const PACKAGES_KEY = 'packages';

export const bookingsQuery = (side: Side) =>
  pagesQuery(BOOKINGS_KEY, apiUrl('GET /api/booking-requests', { query: { side } }));

export const packagesQuery = (side: Side) =>
  readQuery(PACKAGES_KEY, apiUrl('GET /api/packages', { query: { side } }));

export const desksQuery = readQuery('desks', apiUrl('GET /api/coaching/desks'));
