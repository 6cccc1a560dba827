import { env } from '@/lib/platform/env/server';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { isServed } from '@/lib/platform/language/served';

export const dynamic = 'force-dynamic';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** The contact for reporting vulnerabilities (RFC 9116): the operator's address, which push services get too. */
export function GET(): Response {
  const lines = [
    `Contact: ${env.VAPID_SUBJECT}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    `Preferred-Languages: ${Object.keys(LANGUAGES).filter(isServed).join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', env.NEXTAUTH_URL).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
