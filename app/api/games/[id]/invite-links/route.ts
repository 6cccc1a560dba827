import { gameParamsSchema } from '@/lib/games/schema/read-game';
import {
  createInviteLinkSchema,
  inviteLinkListSchema,
  newInviteLinkSchema,
} from '@/lib/invites/schema';
import { createGameLink, listGameLinks } from '@/lib/invites/service/manage-links';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The newest invite links of a game with their counts; for the game’s managers',
  auth: 'read',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: inviteLinkListSchema,
  handle: ({ actor, params }) => listGameLinks(actor, params.id),
});

export const POST = route({
  summary: 'Creates an invite link to a game; only this response has its URL',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: createInviteLinkSchema,
  response: newInviteLinkSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await createGameLink(actor, params.id, body)),
});
