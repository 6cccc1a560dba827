import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';

export const addressQuery = queryOptions({
  queryKey: ['/api/auth/email'],
  queryFn: ({ signal }) => api('GET /api/auth/email', { signal }),
  // May be confirmed in another tab, so it is refetched on focus.
  staleTime: 0,
});
