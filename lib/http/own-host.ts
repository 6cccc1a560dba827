import { env } from '@/lib/env/server';

/** This machine's own names; no name server answers for them. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function nameOf(host: string | undefined): string | null {
  // The parser would also take a path, a user and a password.
  if (!host || !/^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host)) return null;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}

export function isLoopbackHost(host: string | undefined): boolean {
  const name = nameOf(host);
  return name !== null && LOOPBACK.has(name);
}

/**
 * Whether a `Host` names this site: by the configured address, or in local mode by this machine's names. A page of another
 * name whose address was pointed here (DNS rebinding) still sends that name, and would else read what a browser lets only
 * this site's pages read. Ports say nothing about that.
 */
export function isOwnHost(host: string | undefined): boolean {
  const name = nameOf(host);
  if (name === null) return false;
  return name === new URL(env.NEXTAUTH_URL).hostname || (env.LOCAL_MODE && LOOPBACK.has(name));
}
