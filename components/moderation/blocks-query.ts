import { apiUrl } from '@/lib/platform/http/api-calls';
import { batchesQuery } from '@/lib/platform/http/queries';

export const blocksQuery = {
  ...batchesQuery('blocks', apiUrl('GET /api/blocks')),
  // Any screen may add a block.
  staleTime: 0,
};
