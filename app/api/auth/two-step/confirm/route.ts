import { confirmTwoStep } from '@/lib/platform/auth/two-step';
import { recoveryCodesSchema, secondStepSchema } from '@/lib/platform/auth/two-step-schema';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Turns two-step sign-in on with a first code and returns the recovery codes',
  auth: 'required',
  rateLimit: 'secondStep',
  body: secondStepSchema,
  response: recoveryCodesSchema,
  handle: ({ actor, body }) => confirmTwoStep(actor, body.code),
});
