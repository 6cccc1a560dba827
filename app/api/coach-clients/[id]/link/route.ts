import { clientPageSchema, clientParamsSchema } from '@/lib/clients/schema';
import { renewLink } from '@/lib/clients/service/manage-clients';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'A new personal link for a client without an account; the ones before end',
  auth: 'organiser',
  rateLimit: 'write',
  params: clientParamsSchema,
  response: clientPageSchema,
  handle: ({ actor, params }) => renewLink(actor, params.id),
});
