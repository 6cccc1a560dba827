import { route } from '@/lib/platform/http/handler';
import { venueImageListSchema, venueParamsSchema } from '@/lib/venues/schema/read-venue';
import { listVenueImages } from '@/lib/venues/service/read-venue';

export const GET = route({
  summary: 'The pictures of a venue, in their order',
  auth: 'optional',
  rateLimit: 'read',
  params: venueParamsSchema,
  response: venueImageListSchema,
  handle: ({ actor, params }) => listVenueImages(actor, params.id),
});
