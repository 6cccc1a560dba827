import { env } from '@/lib/platform/env/server';

/** Google is offered only with its keys. Kept apart from `options`, so that a page can ask without loading next-auth. */
export function isGoogleConfigured(): boolean {
  return env.GOOGLE_CLIENT_ID !== undefined;
}
