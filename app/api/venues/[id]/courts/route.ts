import { courtListSchema, courtSchema, saveCourtSchema } from '@/lib/courts/schema/court';
import { addCourt, listCourts } from '@/lib/courts/service/manage-courts';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';
import { venueParamsSchema } from '@/lib/venues/schema/read-venue';

export const GET = route({
  summary: 'The courts of a venue, with their prices and hours',
  auth: 'optional',
  rateLimit: 'publicRead',
  params: venueParamsSchema,
  response: courtListSchema,
  handle: ({ actor, params }) => listCourts(actor, params.id),
});

export const POST = route({
  summary: 'Adds a court; only for the venue’s operator',
  auth: 'organiser',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: saveCourtSchema,
  response: courtSchema,
  answers: [201],
  errors: ['conflict'],
  handle: async ({ actor, params, body }) => created(await addCourt(actor, params.id, body)),
});
