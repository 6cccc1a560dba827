import { apiUrl } from '@/lib/platform/http/api-calls';
import { pagesQuery } from '@/lib/platform/http/queries';

export const blocksQuery = {
  ...pagesQuery('blocks', apiUrl('GET /api/blocks')),
  // Any screen may add a block.
  staleTime: 0,
};
