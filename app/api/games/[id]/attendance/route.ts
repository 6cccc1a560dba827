import { markAttendanceSchema } from '@/lib/games/schema/edit-game';
import { gameParamsSchema, participantListSchema } from '@/lib/games/schema/read-game';
import { markAttendance } from '@/lib/games/service/after-game';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Records attendance; for organisers, after the start',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: markAttendanceSchema,
  response: participantListSchema,
  handle: ({ actor, params, body }) => markAttendance(actor, params.id, body),
});
