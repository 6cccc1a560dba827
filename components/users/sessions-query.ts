import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import type { SessionDto } from '@/lib/users/schema/account';

export const sessionsPath = (userId: number) => `/api/users/${userId}/sessions`;

export function sessionsQuery(userId: number) {
  return queryOptions({
    queryKey: [sessionsPath(userId)],
    queryFn: ({ signal }) => api<SessionDto[]>(sessionsPath(userId), { signal }),
    // Signing in elsewhere adds to it.
    staleTime: 0,
  });
}
