import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { acceptLead, declineLead } from '@/lib/groups/service/lead-group';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Takes the group over, for the member whom its creator has asked, or the first in a group without a creator',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  errors: ['conflict'],
  handle: async ({ actor, params }) => {
    await acceptLead(actor, params.id);
    return noContent();
  },
});

export const DELETE = route({
  summary: 'Declines to take the group over',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  handle: async ({ actor, params }) => {
    await declineLead(actor, params.id);
    return noContent();
  },
});
