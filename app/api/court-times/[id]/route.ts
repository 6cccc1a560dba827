import {
  courtTimeParamsSchema,
  deskTimeSchema,
  relocateSchema,
} from '@/lib/courts/schema/court-time';
import { relocateTime } from '@/lib/courts/service/move-time';
import { route } from '@/lib/platform/http/handler';

export const PATCH = route({
  summary: 'Moves a booked or blocked time to another court, time or length; only for the desk',
  auth: 'organiser',
  rateLimit: 'write',
  params: courtTimeParamsSchema,
  body: relocateSchema,
  response: deskTimeSchema,
  errors: ['conflict'],
  handle: ({ actor, params, body }) => relocateTime(actor, params.id, body),
});
