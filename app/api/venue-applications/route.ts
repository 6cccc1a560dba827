import { parseInput, route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';
import { FORM_BYTES_MAX } from '@/lib/venues/constants';
import {
  type ApplicationExtras,
  applicationExtrasSchema,
  applicationPartsSchema,
  venueApplicationListSchema,
  venueApplicationSchema,
} from '@/lib/venues/schema/suggest-change';
import { applyForVenue, listOwnApplications } from '@/lib/venues/service/apply';
import { readVenueForm } from '@/lib/venues/service/read-venue';

export const GET = route({
  summary: 'The caller’s applications to list a venue, newest first',
  auth: 'read',
  rateLimit: 'read',
  response: venueApplicationListSchema,
  handle: ({ actor }) => listOwnApplications(actor),
});

export const POST = route({
  summary:
    'Applies to list a venue or to operate a listed one (multipart as for adding, with contactEmail)',
  auth: 'required',
  rateLimit: 'upload',
  multipart: { parts: applicationPartsSchema, bytesMax: FORM_BYTES_MAX },
  response: venueApplicationSchema,
  answers: [201],
  handle: async ({ actor, form }) => {
    const given = {
      contactEmail: form.get('contactEmail'),
      venueId: form.get('venueId') ?? undefined,
    };
    // parseInput returns the output type of its schema.
    const extras = parseInput(applicationExtrasSchema, given) as ApplicationExtras;
    return created(await applyForVenue(actor, readVenueForm(form), extras));
  },
});
