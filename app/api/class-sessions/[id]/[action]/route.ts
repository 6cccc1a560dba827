import {
  actOnSessionParamsSchema,
  actOnSessionSchema,
  classSessionSchema,
} from '@/lib/classes/schema';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Joins or leaves a class date (client), or cancels it (coach)',
  auth: 'organiser',
  rateLimit: 'write',
  params: actOnSessionParamsSchema,
  body: actOnSessionSchema,
  response: classSessionSchema,
  handle: ({ actor, params, body }) => actOnSession(actor, params.id, params.action, body),
});
