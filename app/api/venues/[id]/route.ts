import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { FORM_BYTES_MAX } from '@/lib/venues/constants';
import { venueParamsSchema, venueSchema } from '@/lib/venues/schema/read-venue';
import { venuePartsSchema } from '@/lib/venues/schema/save-venue';
import { deleteVenue } from '@/lib/venues/service/curate-venue';
import { readVenue, readVenueForm } from '@/lib/venues/service/read-venue';
import { editVenue } from '@/lib/venues/service/save-venue';

export const GET = route({
  summary: 'A venue, with the viewer’s permissions',
  auth: 'optional',
  rateLimit: 'read',
  params: venueParamsSchema,
  response: venueSchema,
  handle: ({ actor, params }) => readVenue(actor, params.id),
});

export const PUT = route({
  summary: 'Edits a venue (multipart as for adding; kept lists the pictures to keep)',
  auth: 'required',
  rateLimit: 'upload',
  params: venueParamsSchema,
  multipart: { parts: venuePartsSchema, bytesMax: FORM_BYTES_MAX },
  response: venueSchema,
  handle: ({ actor, params, form }) => editVenue(actor, params.id, readVenueForm(form)),
});

export const DELETE = route({
  summary: 'Deletes a venue with its pictures and reviews; for its owner and admins',
  auth: 'required',
  rateLimit: 'write',
  params: venueParamsSchema,
  handle: async ({ actor, params }) => {
    await deleteVenue(actor, params.id);
    return noContent();
  },
});
