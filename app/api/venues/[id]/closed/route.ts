import { route } from '@/lib/platform/http/handler';
import { venueParamsSchema, venueSchema } from '@/lib/venues/schema/read-venue';
import { markClosedSchema } from '@/lib/venues/schema/suggest-change';
import { markClosed } from '@/lib/venues/service/suggest-change';

export const PUT = route({
  summary: 'Marks a venue as permanently closed, or as open again',
  auth: 'organiser',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: markClosedSchema,
  response: venueSchema,
  handle: ({ actor, params, body }) => markClosed(actor, params.id, body.closed),
});
