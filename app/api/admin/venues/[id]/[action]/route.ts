import { route } from '@/lib/platform/http/handler';
import {
  adminVenueSchema,
  curateVenueParamsSchema,
  curateVenueSchema,
} from '@/lib/venues/schema/curate-venue';
import { curateVenue } from '@/lib/venues/service/curate-venue';

export const POST = route({
  summary: 'Verifies, closes or hides a venue, or undoes that',
  auth: 'admin',
  rateLimit: 'write',
  params: curateVenueParamsSchema,
  body: curateVenueSchema,
  response: adminVenueSchema,
  handle: ({ actor, params, body }) => curateVenue(actor, params.id, params.action, body),
});
