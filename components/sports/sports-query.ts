import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const SPORTS_KEY = 'sports';

/** Every sport, Paddle first, then by name. */
export const sportsQuery = readQuery(SPORTS_KEY, apiUrl('GET /api/sports'));
