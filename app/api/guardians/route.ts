import { guardiansSchema, guardianTokenSchema } from '@/lib/guardians/schema';
import { acceptGuardianLink } from '@/lib/guardians/service/manage-guardians';
import { readGuardians } from '@/lib/guardians/service/read-guardians';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The caller’s guardians, and the young people whom they answer for',
  auth: 'required',
  rateLimit: 'read',
  response: guardiansSchema,
  handle: ({ actor }) => readGuardians(actor),
});

export const POST = route({
  summary: 'Accepts a link between a young person and a guardian',
  auth: 'required',
  rateLimit: 'write',
  body: guardianTokenSchema,
  response: guardiansSchema,
  answers: [201],
  errors: ['conflict', 'not_found'],
  handle: async ({ actor, body }) => {
    await acceptGuardianLink(actor, body.token);
    return created(await readGuardians(actor));
  },
});
