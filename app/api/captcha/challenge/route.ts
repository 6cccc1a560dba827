import { createCaptchaChallenge } from '@/lib/captcha/provider';
import { captchaChallengeQuerySchema } from '@/lib/captcha/schema';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'A proof of work to solve for one action, in the format of ALTCHA',
  auth: 'required',
  rateLimit: 'write',
  query: captchaChallengeQuerySchema,
  answers: [200],
  handle: ({ actor, query }) =>
    createCaptchaChallenge({ action: query.action, userId: actor.userId }),
});
