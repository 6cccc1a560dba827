import { env } from '@/lib/platform/env/server';

/** Google is offered only with its keys. Separate from `options`, so that a page can check it without loading next-auth. */
export function isGoogleConfigured(): boolean {
  return env.GOOGLE_CLIENT_ID !== undefined;
}

/** The discovery address of Google's sign-in and its time limit. Tests replace it. */
export const googleSignIn = {
  wellKnown: 'https://accounts.google.com/.well-known/openid-configuration',
  timeoutMs: 5_000,
};
