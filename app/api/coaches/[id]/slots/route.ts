import { listSlotsSchema, slotListSchema } from '@/lib/bookings/schema';
import { listSlots } from '@/lib/bookings/service/free-slots';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The free times of a coach, in the coach’s time zone',
  auth: 'optional',
  rateLimit: 'read',
  params: coachParamsSchema,
  query: listSlotsSchema,
  response: slotListSchema,
  handle: ({ actor, params, query }) => listSlots(actor, params.id, query),
});
