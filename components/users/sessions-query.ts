import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const ADDRESS_KEY = 'address';

export const addressQuery = {
  ...readQuery(ADDRESS_KEY, apiUrl('GET /api/auth/email')),
  // May be confirmed in another tab, so it is refetched on focus.
  staleTime: 0,
};

export const SESSIONS_KEY = 'sessions';

export const sessionsQuery = (userId: number) => ({
  ...readQuery(SESSIONS_KEY, apiUrl('GET /api/users/{id}/sessions', { params: { id: userId } })),
  // Signing in elsewhere adds a session.
  staleTime: 0,
});
