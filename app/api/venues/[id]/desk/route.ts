import { deskSettingsSchema, saveDeskSchema } from '@/lib/courts/schema/court';
import { deskSchema, readDeskSchema } from '@/lib/courts/schema/court-time';
import { changeDesk } from '@/lib/courts/service/manage-courts';
import { readDesk } from '@/lib/courts/service/read-desk';
import { route } from '@/lib/platform/http/handler';
import { venueParamsSchema } from '@/lib/venues/schema/read-venue';

export const GET = route({
  summary:
    'A day of a venue’s courts, the open asks and how full the courts are; only for its desk',
  auth: 'read',
  rateLimit: 'read',
  params: venueParamsSchema,
  query: readDeskSchema,
  response: deskSchema,
  handle: ({ actor, params, query }) => readDesk(actor, params.id, query),
});

export const PUT = route({
  summary: 'How the venue takes bookings: at once or after an answer, free cancelling, how to pay',
  auth: 'required',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: saveDeskSchema,
  response: deskSettingsSchema,
  handle: ({ actor, params, body }) => changeDesk(actor, params.id, body),
});
