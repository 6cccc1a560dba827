import { freeTimesSchema, listFreeTimesSchema } from '@/lib/courts/schema/court-time';
import { listFreeTimes } from '@/lib/courts/service/free-times';
import { route } from '@/lib/platform/http/handler';
import { venueParamsSchema } from '@/lib/venues/schema/read-venue';

export const GET = route({
  summary: 'What is free and taken at a venue on a day, and how much is free in the week around it',
  auth: 'optional',
  rateLimit: 'publicRead',
  params: venueParamsSchema,
  query: listFreeTimesSchema,
  response: freeTimesSchema,
  handle: ({ actor, params, query }) => listFreeTimes(actor, params.id, query),
});
