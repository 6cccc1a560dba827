import { GET, POST } from '@/app/api/auth/[...nextauth]/route';
import { requestTo } from './requests';

export interface AuthCallOptions {
  cookie?: string;
  origin?: string;
  headers?: Record<string, string>;
}

/** Calls next-auth's route below /api/auth: POST with a body, GET with `undefined`. */
export function callAuth(path: string, body: unknown, options: AuthCallOptions = {}) {
  const nextauth = path.split('?')[0]?.split('/') ?? [];
  const handler = body === undefined ? GET : POST;
  return handler(requestTo(`/api/auth/${path}`, { body, ...options }), {
    params: Promise.resolve({ nextauth }),
  });
}

export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
}

/** The session token set by a response, or ''. */
export function tokenOf(response: Response): string {
  return cookiesOf(response)['next-auth.session-token'] ?? '';
}
