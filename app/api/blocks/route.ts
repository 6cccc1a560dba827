import { blockListSchema, listBlocksSchema } from '@/lib/moderation/schema';
import { listBlocks } from '@/lib/moderation/service/block-person';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The people whom the caller has blocked, newest first',
  auth: 'read',
  rateLimit: 'read',
  query: listBlocksSchema,
  response: blockListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listBlocks(actor, query);
    return batch(items, request, nextCursor);
  },
});
