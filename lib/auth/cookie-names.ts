import { env } from '@/lib/env/server';

export const isSecureSite = (): boolean => env.NEXTAUTH_URL.startsWith('https:');

/**
 * The one name under which a cookie is set and read. Over https browsers take `__Host-` from this very host alone, over
 * https, for all paths: neither a subdomain nor an http page can plant one. No other name is accepted then.
 */
export function ownCookieName(name: string): string {
  return isSecureSite() ? `__Host-${name}` : name;
}
