import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';

/** Every sport, Paddle first, then by name. */
export const sportsQuery = queryOptions({
  queryKey: ['/api/sports'],
  queryFn: ({ signal }) => api('GET /api/sports', { signal }),
});
