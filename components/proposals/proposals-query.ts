import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const PROPOSALS_KEY = 'proposals';

/** Whether the viewer can propose a game to this person, and their pending proposal. */
export const proposalStatusQuery = (userId: number) =>
  readQuery(PROPOSALS_KEY, apiUrl('GET /api/users/{id}/proposal', { params: { id: userId } }));

export const choicesQuery = (userId: number, sportId: number | undefined) =>
  readQuery(
    PROPOSALS_KEY,
    apiUrl('GET /api/users/{id}/proposal/choices', { params: { id: userId }, query: { sportId } }),
  );
