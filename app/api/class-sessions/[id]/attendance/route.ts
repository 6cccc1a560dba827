import {
  classParticipantListSchema,
  markAttendanceSchema,
  sessionParamsSchema,
} from '@/lib/classes/schema';
import { markAttendance } from '@/lib/classes/service/mark-attendance';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Notes who came to a class date, for its coach',
  auth: 'organiser',
  rateLimit: 'write',
  params: sessionParamsSchema,
  body: markAttendanceSchema,
  response: classParticipantListSchema,
  handle: ({ actor, params, body }) => markAttendance(actor, params.id, body),
});
