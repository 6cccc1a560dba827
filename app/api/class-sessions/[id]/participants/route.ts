import { classParticipantListSchema, sessionParamsSchema } from '@/lib/classes/schema';
import { listParticipants } from '@/lib/classes/service/read-sessions';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The participants of a class date, for its coach',
  auth: 'read',
  rateLimit: 'read',
  params: sessionParamsSchema,
  response: classParticipantListSchema,
  handle: ({ actor, params }) => listParticipants(actor, params.id),
});
