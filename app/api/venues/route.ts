import { RADIUS_KM_VENUES_LIST } from '@/lib/platform/geo/constants';
import { route } from '@/lib/platform/http/handler';
import { batch, created } from '@/lib/platform/http/responses';
import { FORM_BYTES_MAX } from '@/lib/venues/constants';
import { findNearbyVenuesSchema, nearbyVenueListSchema } from '@/lib/venues/schema/find-nearby';
import { venueSchema } from '@/lib/venues/schema/read-venue';
import { venuePartsSchema } from '@/lib/venues/schema/save-venue';
import { listNearbyVenues } from '@/lib/venues/service/find-nearby';
import { readVenueForm } from '@/lib/venues/service/read-venue';
import { addVenue } from '@/lib/venues/service/save-venue';

export const GET = route({
  summary: 'Venues within 50 km, a city, a country or map bounds, nearest first',
  auth: 'optional',
  rateLimit: 'read',
  query: findNearbyVenuesSchema,
  response: nearbyVenueListSchema,
  handle: async ({ actor, query, request }) => {
    const input = { ...query, radius: query.radius ?? RADIUS_KM_VENUES_LIST };
    const { items, nextCursor } = await listNearbyVenues(actor, input);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary:
    'Adds a venue (multipart: its fields, sports and amenities as JSON text, images, captchaToken)',
  auth: 'required',
  rateLimit: 'upload',
  multipart: { parts: venuePartsSchema, bytesMax: FORM_BYTES_MAX },
  response: venueSchema,
  answers: [201],
  handle: async ({ actor, form }) => created(await addVenue(actor, readVenueForm(form))),
});
