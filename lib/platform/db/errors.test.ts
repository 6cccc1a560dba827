import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db, type Tx } from '@/lib/platform/db/client';
import { toAppError, violates } from '@/lib/platform/db/errors';
import { PrismaClient } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';
import { pool } from '@/lib/platform/db/pool';
import { transaction } from '@/lib/platform/db/transaction';
import { TransactionPool } from '@/lib/platform/db/transaction-pool';
import { env } from '@/lib/platform/env/server';
import { createUser } from '@/tests/factories/users';

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('the database did not refuse');
    },
    (error: unknown) => error,
  );

describe('a database error', () => {
  it('is a conflict for a duplicate, recognised by the name of the constraint', async () => {
    const { email } = await createUser();
    const error = await failureOf(createUser({ email }));
    expect(toAppError(error)).toMatchObject({ code: 'conflict' });
    expect(violates(error, 'users_email')).toBe(true);
    expect(violates(error, 'users_username')).toBe(false);
  });

  it('is not_found for a reference to a missing row', async () => {
    const error = await failureOf(
      db.block.create({ data: { blockerId: 2_147_483_647, blockedId: 2_147_483_646 } }),
    );
    expect(toAppError(error)).toMatchObject({ code: 'not_found' });
  });

  it('is unavailable when no connection becomes free in time', async () => {
    const error = await failureOf(
      Promise.all(
        Array.from({ length: 12 }, () =>
          db.$transaction((tx) => tx.$executeRaw`SELECT pg_sleep(0.5)`, { maxWait: 50 }),
        ),
      ),
    );
    expect(toAppError(error)).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['refuses connections', '127.0.0.1:1', ''],
    ['has no address', 'nowhere.invalid:5432', ''],
    ['does not know the role', '', 'nobody'],
    ['does not have the database', '', ''],
  ])('is unavailable, with a time to wait, when the server %s', async (_name, host, user) => {
    const url = new URL(env.DATABASE_URL);
    if (host) url.host = host;
    if (user) url.username = user;
    if (!host && !user) url.pathname = '/missing';
    const away = new TransactionPool({ connectionString: url.href });
    const client = new PrismaClient({
      adapter: new PrismaPg(away, { disposeExternalPool: false }),
    });
    const attempts = [
      client.user.findFirst(),
      client.$queryRaw`SELECT 1`,
      client.$transaction((tx) => tx.user.findFirst()),
      away.query('SELECT 1'),
    ];
    for (const failure of await Promise.all(attempts.map(failureOf))) {
      expect(toAppError(failure)).toMatchObject({
        code: 'unavailable',
        retryAfterSeconds: 5,
        message: expect.stringContaining('not available'),
      });
    }
    await away.end();
  });

  it('is unavailable when the server ends the connection', async () => {
    const within = (work: (tx: Tx) => Promise<unknown>) =>
      transaction(async (tx) => {
        await work(tx);
        await sleep(1_500);
        await work(tx);
      });
    const failures = Promise.all(
      [
        db.$queryRaw`SELECT 1 FROM pg_sleep(5)`,
        sql`SELECT pg_sleep(5)`.execute(on()),
        within((tx) => tx.$queryRaw`SELECT 1`),
        within((tx) => sql`SELECT 1`.execute(on(tx))),
      ].map(failureOf),
    );
    await sleep(500);
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    for (const failure of await failures) {
      expect(toAppError(failure)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    }
  });

  it.each([
    ['53100', 'No space is left on its device'],
    ['53200', 'It has no memory'],
    ['58030', 'It cannot read a file'],
    ['25006', 'It became a copy that only reads'],
    ['57014', 'A statement took too long'],
  ])('is unavailable when the server cannot do its work (%s)', async (state) => {
    const statement = `DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${state}'; END $$`;
    const attempts = [
      pool.query(statement),
      db.$executeRawUnsafe(statement),
      transaction((tx) => tx.$executeRawUnsafe(statement)),
      transaction((tx) => sql.raw(statement).execute(on(tx))),
    ];
    for (const failure of await Promise.all(attempts.map(failureOf))) {
      expect(toAppError(failure)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    }
  });

  it.each(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNABORTED'])(
    'is unavailable when the line to the server is lost (%s)',
    (code) => {
      const lost = Object.assign(new Error(`read ${code}`), { code, syscall: 'read' });
      expect(toAppError(lost)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    },
  );

  it('is null for any other failure', () => {
    expect(toAppError(new Error('constraint "x"'))).toBeNull();
    expect(toAppError(null)).toBeNull();
  });
});
