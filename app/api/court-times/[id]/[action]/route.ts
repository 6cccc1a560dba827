import {
  moveCourtTimeParamsSchema,
  moveCourtTimeSchema,
  movedCourtTimeSchema,
} from '@/lib/courts/schema/court-time';
import { moveCourtTime } from '@/lib/courts/service/move-time';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Confirms, declines or cancels a time, marks it as used, missed or paid',
  auth: 'organiser',
  rateLimit: 'write',
  params: moveCourtTimeParamsSchema,
  body: moveCourtTimeSchema,
  response: movedCourtTimeSchema,
  errors: ['conflict'],
  handle: ({ actor, params, body }) => moveCourtTime(actor, params.id, params.action, body),
});
