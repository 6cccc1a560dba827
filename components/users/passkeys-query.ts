import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';

export const passkeysQuery = queryOptions({
  queryKey: ['/api/auth/passkeys'],
  queryFn: ({ signal }) => api('GET /api/auth/passkeys', { signal }),
  // May be added on another device, so it is refetched on focus.
  staleTime: 0,
});
