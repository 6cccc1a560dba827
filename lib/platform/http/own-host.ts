import { env } from '@/lib/platform/env/server';

/** This machine's own names, which need no DNS. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function nameOf(host: string | undefined): string | null {
  // The URL parser would also accept a path, a user and a password.
  if (!host || !/^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host)) return null;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}

export function isLoopbackHost(host: string | undefined): boolean {
  const name = nameOf(host);
  return name !== null && LOOPBACK.has(name);
}

/**
 * Whether a `Host` header names this site: the configured host, or in local mode this machine's names. In a DNS rebinding
 * attack a foreign name points to our address; its page still sends that name, and could otherwise read what only this site's
 * pages may read. Ports make no difference to that.
 */
export function isOwnHost(host: string | undefined): boolean {
  const name = nameOf(host);
  if (name === null) return false;
  return name === new URL(env.NEXTAUTH_URL).hostname || (env.LOCAL_MODE && LOOPBACK.has(name));
}

/**
 * Whether an `Origin` (or another address of a page) is a page of this site: the configured address, whatever a proxy has made of
 * the host names, or the very host that was asked, if that is this site.
 * @param host the host name that was asked, as the proxy in front says
 */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = new URL(env.NEXTAUTH_URL);
  if (page.origin === own.origin) return true;
  // Whoever is on the line can write a page of the same name without encryption.
  if (page.protocol !== own.protocol && own.protocol === 'https:') return false;
  return isOwnHost(host) && page.host === new URL(`${page.protocol}//${host}`).host;
}
