import { renewRecoveryCodes } from '@/lib/platform/auth/two-step';
import { recoveryCodesSchema, secondStepSchema } from '@/lib/platform/auth/two-step-schema';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Replaces the recovery codes; requires a code',
  auth: 'required',
  rateLimit: 'secondStep',
  body: secondStepSchema,
  response: recoveryCodesSchema,
  handle: ({ actor, body }) => renewRecoveryCodes(actor, body.code),
});
