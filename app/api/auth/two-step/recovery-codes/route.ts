import { renewRecoveryCodes } from '@/lib/auth/two-step';
import { recoveryCodesSchema, secondStepSchema } from '@/lib/auth/two-step-schema';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Replaces the recovery codes; requires a code',
  auth: 'required',
  rateLimit: 'secondStep',
  body: secondStepSchema,
  response: recoveryCodesSchema,
  handle: ({ actor, body }) => renewRecoveryCodes(actor, body.code),
});
