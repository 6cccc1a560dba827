import { deviceCookie, readDeviceCookie } from '@/lib/platform/auth/device-cookie';
import { passkeyResponseSchema } from '@/lib/platform/auth/passkey-schema';
import { signInByPasskey } from '@/lib/platform/auth/passkeys';
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
  summary: 'Signs in with a passkey alone',
  auth: 'none',
  rateLimit: 'passkeySignIn',
  body: passkeyResponseSchema,
  response: signedInSchema,
  errors: ['unauthorized', 'forbidden'],
  handle: async ({ request, body }) => {
    const cookies = request.headers.get('cookie');
    const known = readDeviceCookie(cookies);
    const { token, email } = await signInByPasskey(body.response, {
      userAgent: request.headers.get('user-agent'),
      address: clientAddress(request),
      deviceCookie: known,
      previousToken: readSessionToken(cookies),
    });
    const url = toReturnPath(body.callbackUrl) ?? routes.home();
    return new Reply({ url }, 200, {}, [
      sessionCookie(token),
      await deviceCookie(known, email, toSessionId(token)),
      ...(await readerCookies(token)),
    ]);
  },
});
