import { GET as named } from '@/app/api/notifications/route';
import { deprecated } from '@/lib/platform/http/deprecated';

// An alias for clients that know the list under this name.
export const GET = deprecated(named, {
  since: '2026-12-09',
  sunset: '2027-12-09',
  instead: 'GET /api/notifications',
});
