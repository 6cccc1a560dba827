import { createCaptchaChallenge } from '@/lib/platform/captcha/provider';
import { captchaChallengeQuerySchema } from '@/lib/platform/captcha/schema';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A proof-of-work challenge for one action, in ALTCHA’s format',
  auth: 'required',
  rateLimit: 'write',
  query: captchaChallengeQuerySchema,
  answers: [200],
  handle: ({ actor, query }) =>
    createCaptchaChallenge({ action: query.action, userId: actor.userId }),
});
