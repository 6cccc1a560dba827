import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiUrl } from '@/lib/http/api-calls';
import { apiPage } from '@/lib/http/client';

export const blocksQuery = infiniteQueryOptions({
  queryKey: ['/api/blocks'],
  queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
  initialPageParam: apiUrl('GET /api/blocks'),
  getNextPageParam: ({ next }) => next,
  // Any screen may add a block.
  staleTime: 0,
});
