import { courtParamsSchema, courtSchema, saveCourtSchema } from '@/lib/courts/schema/court';
import { deleteCourt, editCourt } from '@/lib/courts/service/manage-courts';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const PATCH = route({
  summary: 'Changes a court; what is booked keeps its time and price',
  auth: 'organiser',
  rateLimit: 'write',
  params: courtParamsSchema,
  body: saveCourtSchema,
  response: courtSchema,
  handle: ({ actor, params, body }) => editCourt(actor, params.id, body),
});

export const DELETE = route({
  summary: 'Deletes a court that nobody has at a time ahead; open asks are declined',
  auth: 'organiser',
  rateLimit: 'write',
  params: courtParamsSchema,
  errors: ['conflict'],
  handle: async ({ actor, params }) => {
    await deleteCourt(actor, params.id);
    return noContent();
  },
});
