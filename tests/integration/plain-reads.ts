import type { OperationName } from './call';

/** Reads without parameters whose response never contains another person. The block test needs no further input for them. */
export const PLAIN_READS: OperationName[] = [
  'GET /api/warnings',
  'GET /api/auth/user',
  'GET /api/auth/email',
  'GET /api/auth/passkeys',
  'GET /api/auth/two-step',
  'GET /api/conversations/unread',
  'GET /api/coaching/classes',
  'GET /api/coaching/venues',
  'GET /api/coaching/desks',
  'GET /api/coach-applications',
  'GET /api/group-invites',
  'GET /api/invite-offers',
  'GET /api/games',
  'GET /api/games/mine',
  'GET /api/calendar-feed',
  'GET /api/push/key',
  'GET /api/sports',
  'GET /api/users/suggestions',
  'GET /api/captcha',
  'GET /api/register/challenge',
  'GET /api/maps',
  'GET /api/venue-applications',
  'GET /api/venues',
  'GET /api/venues/nearby',
];
