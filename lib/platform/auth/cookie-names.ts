import { env } from '@/lib/platform/env/server';

export const isSecureSite = (): boolean => env.NEXTAUTH_URL.startsWith('https:');

/**
 * The only name under which a cookie is set and read. Over https, browsers accept a `__Host-` cookie only from this very
 * host, over https and for all paths, so neither a subdomain nor an http page can plant one.
 */
export function ownCookieName(name: string): string {
  return isSecureSite() ? `__Host-${name}` : name;
}

/** Where next-auth keeps the destination of the last attempt to sign in, as long as the browser runs. */
export const callbackCookieName = (): string => ownCookieName('next-auth.callback-url');
