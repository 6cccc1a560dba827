import { takeEntryAfter } from '@/lib/invites/service/enter-by-link';
import { deviceCookie, readDeviceCookie } from '@/lib/platform/auth/device-cookie';
import { readerCookies } from '@/lib/platform/auth/reader-cookies';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { readSessionToken, sessionCookie } from '@/lib/platform/auth/session-cookie';
import { toSessionId } from '@/lib/platform/auth/session-store';
import { finishSignIn } from '@/lib/platform/auth/two-step';
import { secondStepSignInSchema, signedInSchema } from '@/lib/platform/auth/two-step-schema';
import { route } from '@/lib/platform/http/handler';
import { clientAddress } from '@/lib/platform/http/rate-limiter';
import { Reply } from '@/lib/platform/http/responses';
import { routes } from '@/lib/routes';

export const POST = route({
  summary: 'Completes the second step with a code from the authenticator app or a recovery code',
  auth: 'none',
  rateLimit: 'signIn',
  body: secondStepSignInSchema,
  response: signedInSchema,
  errors: ['unauthorized'],
  handle: async ({ request, body }) => {
    const pending = readSessionToken(request.headers.get('cookie'));
    const userAgent = request.headers.get('user-agent');
    const known = readDeviceCookie(request.headers.get('cookie'));
    const from = { userAgent, address: clientAddress(request), deviceCookie: known };
    const signedIn = await finishSignIn(pending, body.code, from);
    await takeEntryAfter(signedIn);
    const { token, email } = signedIn;
    const url = toReturnPath(body.callbackUrl) ?? routes.home();
    return new Reply({ url }, 200, {}, [
      sessionCookie(token),
      await deviceCookie(known, email, toSessionId(token)),
      ...(await readerCookies(token)),
    ]);
  },
});
