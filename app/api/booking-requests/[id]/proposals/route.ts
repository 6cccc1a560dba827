import { bookingParamsSchema, bookingSchema, proposeTimeSchema } from '@/lib/bookings/schema';
import { proposeTime } from '@/lib/bookings/service/propose-time';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Proposes another time; the session keeps its time until the other side accepts',
  auth: 'write',
  rateLimit: 'write',
  params: bookingParamsSchema,
  body: proposeTimeSchema,
  response: bookingSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await proposeTime(actor, params.id, body)),
});
