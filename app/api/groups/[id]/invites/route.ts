import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import {
  inviteListSchema,
  inviteSchema,
  listInvitesSchema,
  sendInviteSchema,
} from '@/lib/groups/schema/join';
import { invitePerson, listInvitesOfGroup } from '@/lib/groups/service/invite-person';
import { route } from '@/lib/platform/http/handler';
import { batch, created, noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The pending invites of a group; for organisers',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  query: listInvitesSchema,
  response: inviteListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listInvitesOfGroup(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary:
    'Invites a connection; 204 when the person had a join request and is now a member, 429 for 24 hours after an invite was withdrawn or declined',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: sendInviteSchema,
  response: inviteSchema,
  answers: [201, 204],
  handle: async ({ actor, params, body }) => {
    const invite = await invitePerson(actor, params.id, body);
    return invite ? created(invite) : noContent();
  },
});
