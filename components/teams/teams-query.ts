import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const TEAMS_KEY = 'teams';

export const teamsQuery = (gameId: number) =>
  readQuery(TEAMS_KEY, apiUrl('GET /api/teams/{id}', { params: { id: gameId } }));
