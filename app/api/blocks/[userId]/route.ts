import { blockPerson } from '@/lib/account/service/block-person';
import { blockParamsSchema } from '@/lib/moderation/schema';
import { unblockPerson } from '@/lib/moderation/service/block-person';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Blocks a person: the two no longer see each other',
  auth: 'write',
  rateLimit: 'write',
  params: blockParamsSchema,
  handle: async ({ actor, params }) => {
    await blockPerson(actor, params.userId);
    return noContent();
  },
});

export const DELETE = route({
  summary: 'Unblocks a person',
  auth: 'write',
  rateLimit: 'write',
  params: blockParamsSchema,
  handle: async ({ actor, params }) => {
    await unblockPerson(actor, params.userId);
    return noContent();
  },
});
