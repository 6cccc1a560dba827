import { route } from '@/lib/platform/http/handler';
import { regularParamsSchema, regularSchema } from '@/lib/regulars/schema';
import { renewLink } from '@/lib/regulars/service/manage-regulars';

export const POST = route({
  summary: 'A new personal link for a regular; the ones before end',
  auth: 'organiser',
  rateLimit: 'write',
  params: regularParamsSchema,
  response: regularSchema,
  handle: ({ actor, params }) => renewLink(actor, params.id),
});
