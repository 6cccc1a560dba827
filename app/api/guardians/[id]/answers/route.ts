import {
  guardianAnswerSchema,
  guardianParamsSchema,
  guardiansSchema,
} from '@/lib/guardians/schema';
import { answerForYoung } from '@/lib/guardians/service/read-guardians';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Answers for the young person: going or not',
  auth: 'required',
  rateLimit: 'write',
  params: guardianParamsSchema,
  body: guardianAnswerSchema,
  response: guardiansSchema,
  errors: ['conflict'],
  handle: ({ actor, params, body }) => answerForYoung(actor, params.id, body),
});
