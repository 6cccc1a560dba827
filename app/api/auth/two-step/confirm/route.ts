import { confirmTwoStep } from '@/lib/auth/two-step';
import { recoveryCodesSchema, secondStepSchema } from '@/lib/auth/two-step-schema';
import { route } from '@/lib/http/handler';

export const POST = route({
  summary: 'Turns two-step sign-in on with a first code and returns the recovery codes',
  auth: 'required',
  rateLimit: 'secondStep',
  body: secondStepSchema,
  response: recoveryCodesSchema,
  handle: ({ actor, body }) => confirmTwoStep(actor, body.code),
});
