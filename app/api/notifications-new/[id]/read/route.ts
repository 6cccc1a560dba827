import { PATCH as named } from '@/app/api/notifications/[id]/read/route';
import { deprecated } from '@/lib/platform/http/deprecated';

// An alias for clients that know the list under this name.
export const PATCH = deprecated(named, {
  since: '2026-12-09',
  sunset: '2027-12-09',
  instead: 'PATCH /api/notifications/{id}/read',
});
