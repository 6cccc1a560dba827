import { apiUrl } from '@/lib/http/api-calls';
import { readQuery } from '@/lib/http/queries';

export const SPORTS_KEY = 'sports';

/** Every sport, Paddle first, then by name. */
export const sportsQuery = readQuery(SPORTS_KEY, apiUrl('GET /api/sports'));
