import { queryOptions } from '@tanstack/react-query';
import { apiUrl } from '@/lib/http/api-calls';
import { api } from '@/lib/http/client';

export function sessionsQuery(userId: number) {
  const url = apiUrl('GET /api/users/{id}/sessions', { params: { id: userId } });
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => api(url, { signal }),
    // Signing in elsewhere adds a session.
    staleTime: 0,
  });
}
