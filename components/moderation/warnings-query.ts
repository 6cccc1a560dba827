import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';

export const warningsQuery = queryOptions({
  queryKey: ['warnings'],
  queryFn: ({ signal }) => api('GET /api/warnings', { signal }),
  staleTime: 300_000,
  retry: false,
});
