import { createHash, randomBytes } from 'node:crypto';
import type { Runner } from '@/lib/platform/db/dialect';
import { insertForIds, insertRows } from '@/prisma/rows/insert-rows';
import { uniqueText } from './unique';

interface ManyUsers {
  ids: number[];
  cookies: string[];
}

/** Signed-in people on any database, also another one than that of this process's environment. */
export async function createManyUsers(runner: Runner, size: number): Promise<ManyUsers> {
  const unique = uniqueText();
  const people = Array.from({ length: size }, (_, n) => ({
    email: `${unique}.${n}@example.test`,
    name: `Member ${n + 1}`,
    gender: 'other' as const,
    latitude: 31.5,
    longitude: 74.3,
  }));
  const ids = await insertForIds(runner, 'users', people);
  return { ids, cookies: await signIn(runner, ids) };
}

/** @returns their cookies */
async function signIn(runner: Runner, ids: readonly number[]): Promise<string[]> {
  const sessions = ids.map((userId) => ({ userId, token: randomBytes(32).toString('hex') }));
  const expire = new Date(Date.now() + 20 * 86_400_000);
  await insertRows(
    runner,
    'sessions',
    sessions.map(({ userId, token }) => ({
      sid: createHash('sha256').update(token).digest('hex'),
      expire,
      userId,
    })),
  );
  return sessions.map(({ token }) => `next-auth.session-token=${token}`);
}
