import { z } from 'zod';
import { addStaffSchema, staffSchema } from '@/lib/courts/schema/court';
import { addStaff } from '@/lib/courts/service/manage-courts';
import { route } from '@/lib/platform/http/handler';
import { venueParamsSchema } from '@/lib/venues/schema/read-venue';

export const POST = route({
  summary: 'Gives a connection of the operator a role at the venue’s desk, or another one',
  auth: 'organiser',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: addStaffSchema,
  response: z.array(staffSchema),
  errors: ['conflict'],
  handle: ({ actor, params, body }) => addStaff(actor, params.id, body),
});
