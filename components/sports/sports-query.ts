import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import type { SportDto } from '@/lib/sports/schema';

/** Every sport, Paddle first, then by name. */
export const sportsQuery = queryOptions({
  queryKey: ['/api/sports'],
  queryFn: ({ signal }) => api<SportDto[]>('/api/sports', { signal }),
});
