import { route } from '@/lib/platform/http/handler';
import { listPinsSchema, venuePinsSchema } from '@/lib/venues/schema/list-pins';
import { listPins } from '@/lib/venues/service/find-nearby';

export const GET = route({
  summary: 'The venues within map bounds, reduced to their pins',
  auth: 'optional',
  rateLimit: 'publicRead',
  query: listPinsSchema,
  response: venuePinsSchema,
  handle: ({ actor, query }) => listPins(actor, query),
});
