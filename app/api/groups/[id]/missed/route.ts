import { forgiveSchema, missedListSchema } from '@/lib/games/schema/roster';
import { forgive, listMissed } from '@/lib/games/service/missed-games';
import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary:
    'Who missed games of a group that has a rule for it; all for organisers, their own for others',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  response: missedListSchema,
  handle: ({ actor, params }) => listMissed(actor, params.id),
});

export const POST = route({
  summary: 'Forgives a player the games that they missed, so that they may have seats again',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: forgiveSchema,
  handle: async ({ actor, params, body }) => {
    await forgive(actor, params.id, body);
    return noContent();
  },
});
