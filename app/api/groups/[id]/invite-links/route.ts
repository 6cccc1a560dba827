import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import {
  createInviteLinkSchema,
  inviteLinkListSchema,
  newInviteLinkSchema,
} from '@/lib/invites/schema';
import { createGroupLink, listGroupLinks } from '@/lib/invites/service/manage-links';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The newest invite links of a group with their counts; for organisers',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  response: inviteLinkListSchema,
  handle: ({ actor, params }) => listGroupLinks(actor, params.id),
});

export const POST = route({
  summary: 'Creates an invite link to a group; only this response has its URL',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: createInviteLinkSchema,
  response: newInviteLinkSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await createGroupLink(actor, params.id, body)),
});
