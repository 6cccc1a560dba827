import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { scopeOf } from '@/lib/platform/http/caller';
import { createSignedIn, createToken } from '@/tests/factories/sessions';
import { call, type OperationName, operationNames, specOf } from './call';

/**
 * The calls that no token makes, beside the console: an account and what protects it, other keys to it and to groups, young people,
 * where money goes, reports, uploads, and what only a browser needs.
 */
const SESSION_ONLY = `
  ALL /api/auth/(?!user$)
  ALL /api/(calendar-feed|captcha|guardians|offline|push|warnings|webhooks)
  GET /api/groups/{id}/export
  ALL /api/users/{id}/(birth-year|export|password|photo|restore|security-events|sessions|settings|terms)
  DELETE /api/users/{id}$
  PUT /api/money/handle
  PUT /api/venues/{id}/desk$
  POST /api/reports
  POST /api/(coach|venue)-applications
  POST /api/messages/pictures
  POST /api/coaches/{id}/(certificates|photo)
  POST /api/venues$
  PUT /api/venues/{id}$
  DELETE /api/venues/{id}$
  GET /api/venues/similar
  POST /api/join/{token}/opens
`;

/** What only organisers, coaches and desks do, and what they and others do by one call. */
const ORGANISER = `
  ALL /api/(class-sessions|coach-clients|court-times|invite-links|packages|pins|regulars|teams)
  ALL /api/money/(games|groups)
  POST /api/booking-requests/{id}/{action}
  ALL /api/coaches/{id}/(class-sessions|classes|clients|days-off|hours|paid|pause|profile|venues)
  ALL /api/coaches/{id}/(photo|certificates/|reviews/)
  PUT /api/coaches/{id}/packages
  ALL /api/courts/{id}$
  POST /api/courts/{id}/times
  ALL /api/games$
  PUT /api/games/{id}$
  ALL /api/games/{id}/(again|announcements|attendance|cancel|court|duplicate|guests|invite-links|nudge|participants|regulars|seat-calls|skip|weekly)
  POST /api/games/{id}/seat-requests/
  POST /api/group-invites/{id}/withdraw
  ALL /api/groups(/{id})?$
  ALL /api/groups/{id}/(announcements|bans|games|invite-links|invites|join-requests|lead|members|missed|regulars)
  DELETE /api/messages/{id}
  POST /api/venues/{id}/(courts|staff|suggestions/)
  DELETE /api/venues/{id}/staff
  PUT /api/venues/{id}/(closed|reviews/{reviewId}/reply)
`;

const patternsOf = (list: string): RegExp[] =>
  list
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const [method = '', path = ''] = line.split(' ');
      const escaped = path.replace(/[{}]/g, '\\$&');
      return new RegExp(`^${method === 'ALL' ? '[A-Z]+' : method} ${escaped}`);
    });

const fits = (patterns: RegExp[], name: string) => patterns.some((pattern) => pattern.test(name));
const [sessionOnly, organisers] = [patternsOf(SESSION_ONLY), patternsOf(ORGANISER)];

function expectedScope(name: OperationName): string {
  if (specOf(name).auth === 'none') return 'nobody is asked';
  if (name.includes('/api/admin/') || fits(sessionOnly, name)) return 'session only';
  if (name.startsWith('GET ')) return 'read';
  return fits(organisers, name) ? 'organiser' : 'write';
}

const declared = (name: OperationName): string => {
  const { auth } = specOf(name);
  const [method = ''] = name.split(' ');
  return auth === 'none' ? 'nobody is asked' : (scopeOf(auth, method) ?? 'session only');
};

describe('the scope of a call', () => {
  it('is what the call reads or changes', () => {
    const wrong = operationNames.filter((name) => declared(name) !== expectedScope(name));
    expect(wrong.map((name) => `${name}: ${declared(name)}`)).toEqual([]);
    for (const pattern of [...sessionOnly, ...organisers]) {
      expect(
        operationNames.some((name) => pattern.test(name)),
        String(pattern),
      ).toBe(true);
    }
  });

  const bearer: Record<string, Record<string, string>> = {};
  beforeAll(async () => {
    const { user } = await createSignedIn({ isAdmin: true });
    const { id } = user;
    bearer.read = (await createToken(id, ['write', 'organiser'])).headers;
    bearer.write = (await createToken(id, ['read', 'organiser'])).headers;
    bearer.organiser = (await createToken(id, ['read', 'write'])).headers;
    bearer['session only'] = (await createToken(id)).headers;
    await db.$executeRaw`DELETE FROM rate_limits`;
  });

  it.each(operationNames.filter((name) => declared(name) !== 'nobody is asked'))(
    'is asked for by %s before anything is read or counted',
    async (name) => {
      const headers = bearer[declared(name)];
      const response = await call(name, { headers });
      const { error } = (await response.json()) as { error: string };
      expect([response.status, error]).toEqual([403, expect.stringContaining('ccess token')]);
      expect(await db.rateLimit.count()).toBe(0);
    },
  );
});
