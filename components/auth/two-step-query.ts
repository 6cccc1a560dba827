import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';

export const twoStepQuery = queryOptions({
  queryKey: ['/api/auth/two-step'],
  queryFn: ({ signal }) => api('GET /api/auth/two-step', { signal }),
  // May be turned on in another tab, so it is refetched on focus.
  staleTime: 0,
});
