import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const SPORTS_KEY = 'sports';

export const sportsQuery = readQuery(SPORTS_KEY, apiUrl('GET /api/sports'));
