import { infiniteQueryOptions } from '@tanstack/react-query';
import { type ApiPage, apiPage } from '@/lib/http/client';
import type { BlockDto } from '@/lib/moderation/schema';

const BLOCKS_KEY = '/api/blocks';

export const blocksQuery = infiniteQueryOptions({
  queryKey: [BLOCKS_KEY],
  queryFn: ({ pageParam, signal }) => apiPage<BlockDto>(pageParam, { signal }),
  initialPageParam: BLOCKS_KEY,
  getNextPageParam: (last: ApiPage<BlockDto>) => last.next,
  // Any screen may add to it.
  staleTime: 0,
});
