import { expireTags } from '@/lib/cache/expire';
import { cacheTags } from '@/lib/cache/tags';
import { route } from '@/lib/http/handler';
import { noContent } from '@/lib/http/responses';
import { venueParamsSchema, venueSchema } from '@/lib/venues/schema/read-venue';
import { deleteVenue } from '@/lib/venues/service/delete-venue';
import { readVenue } from '@/lib/venues/service/read-venue';

export const GET = route({
  summary: 'A venue, with what the reader may do',
  auth: 'optional',
  rateLimit: 'read',
  params: venueParamsSchema,
  response: venueSchema,
  handle: ({ actor, params }) => readVenue(actor, params.id),
});

export const DELETE = route({
  summary: 'Deletes a venue with its pictures and reviews; for its owner and admins',
  auth: 'required',
  rateLimit: 'write',
  params: venueParamsSchema,
  handle: async ({ actor, params }) => {
    await deleteVenue(actor, params.id);
    expireTags(cacheTags.venue(params.id), cacheTags.venues);
    return noContent();
  },
});
