import { guardianLinkSchema } from '@/lib/guardians/schema';
import { makeGuardianLink } from '@/lib/guardians/service/manage-guardians';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Makes a link for the other side: a guardian, or a young person',
  auth: 'required',
  rateLimit: 'write',
  response: guardianLinkSchema,
  answers: [201],
  errors: ['conflict'],
  handle: async ({ actor }) => created(await makeGuardianLink(actor)),
});
