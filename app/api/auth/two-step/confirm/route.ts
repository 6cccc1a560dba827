import { keptDeviceCookie } from '@/lib/platform/auth/device-cookie';
import { confirmTwoStep } from '@/lib/platform/auth/two-step';
import { recoveryCodesSchema, secondStepSchema } from '@/lib/platform/auth/two-step-schema';
import { route } from '@/lib/platform/http/handler';
import { Reply } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Turns two-step sign-in on with a first code and returns the recovery codes',
  auth: 'required',
  rateLimit: 'secondStep',
  body: secondStepSchema,
  response: recoveryCodesSchema,
  handle: async ({ actor, request, body }) => {
    const codes = await confirmTwoStep(actor, body.code);
    return new Reply(codes, 200, {}, await keptDeviceCookie(request, actor));
  },
});
