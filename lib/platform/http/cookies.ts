/** The cookies of a `Cookie` header. Values that cannot be decoded are skipped. */
export function parseCookies(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at < 0 || name === '' || name === '__proto__') continue;
    try {
      cookies[name] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // Not ours: every cookie we set can be decoded.
    }
  }
  return cookies;
}

interface CookieOptions {
  path: string;
  /** 0 removes the cookie. */
  maxAgeSeconds: number;
  secure: boolean;
}

/** A Set-Cookie value with HttpOnly and SameSite. */
export function serializeCookie(
  name: string,
  value: string,
  { path, maxAgeSeconds, secure }: CookieOptions,
): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}
