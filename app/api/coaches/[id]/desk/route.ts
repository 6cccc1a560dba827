import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { deskSchema } from '@/lib/coaching/schema/desk';
import { readDesk } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A coach’s settings, for the coach only',
  auth: 'required',
  rateLimit: 'read',
  params: coachParamsSchema,
  response: deskSchema,
  handle: ({ actor, params }) => readDesk(actor, params.id),
});
