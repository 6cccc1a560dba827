import { env } from '@/lib/platform/env/server';

/** Google is offered only with its keys. Kept apart from `options`, so that a page can ask without loading next-auth. */
export function isGoogleConfigured(): boolean {
  return env.GOOGLE_CLIENT_ID !== undefined;
}

/** Where Google's sign-in is described, and how long it may take to answer. A test puts its stand-in here. */
export const googleSignIn = {
  wellKnown: 'https://accounts.google.com/.well-known/openid-configuration',
  timeoutMs: 5_000,
};
