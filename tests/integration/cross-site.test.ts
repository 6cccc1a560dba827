import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createSignedIn } from '@/tests/factories/sessions';
import { call, operationNames } from './call';

const writes = operationNames.filter((name) => !name.startsWith('GET '));

/** Browsers without Fetch Metadata send only the origin. */
const FROM_ELSEWHERE: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of this domain', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.test' }],
  ['the same name on another port', { 'sec-fetch-site': '', origin: 'http://localhost:1' }],
  ['a page without an origin', { 'sec-fetch-site': '', origin: 'null' }],
];

it.each(FROM_ELSEWHERE)(
  'every write from %s is refused before anything is read or counted',
  async (_name, headers) => {
    const { cookie } = await createSignedIn({ isAdmin: true });
    await db.$executeRaw`DELETE FROM rate_limits`;
    const passed: string[] = [];
    for (const name of writes) {
      const response = await call(name, { params: {}, cookie, headers, body: { x: 1 } });
      const { error } = (await response.json()) as { error: string };
      if (response.status !== 403 || !error.includes('another site'))
        passed.push(`${name} ${response.status}`);
    }
    expect(passed).toEqual([]);
    expect(writes.length).toBeGreaterThan(100);
    expect(await db.rateLimit.count()).toBe(0);
  },
);
