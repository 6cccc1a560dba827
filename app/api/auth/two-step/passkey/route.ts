import { takeEntryAfter } from '@/lib/invites/service/enter-by-link';
import { deviceCookie, readDeviceCookie } from '@/lib/platform/auth/device-cookie';
import { passkeyResponseSchema } from '@/lib/platform/auth/passkey-schema';
import { finishPasskeyStep } from '@/lib/platform/auth/passkeys';
import { readerCookies } from '@/lib/platform/auth/reader-cookies';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { readSessionToken, sessionCookie } from '@/lib/platform/auth/session-cookie';
import { toSessionId } from '@/lib/platform/auth/session-store';
import { signedInSchema } from '@/lib/platform/auth/two-step-schema';
import { route } from '@/lib/platform/http/handler';
import { clientAddress } from '@/lib/platform/http/rate-limiter';
import { Reply } from '@/lib/platform/http/responses';
import { routes } from '@/lib/routes';

export const POST = route({
  summary: 'Completes the second step with a passkey',
  auth: 'none',
  rateLimit: 'passkeySignIn',
  body: passkeyResponseSchema,
  response: signedInSchema,
  errors: ['unauthorized'],
  handle: async ({ request, body }) => {
    const pending = readSessionToken(request.headers.get('cookie'));
    const known = readDeviceCookie(request.headers.get('cookie'));
    const from = {
      deviceCookie: known,
      userAgent: request.headers.get('user-agent'),
      address: clientAddress(request),
    };
    const signedIn = await finishPasskeyStep(pending, body.response, from);
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
