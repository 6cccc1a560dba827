import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { toAppError, violates } from '@/lib/platform/db/errors';
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

  it('is null for any other failure', () => {
    expect(toAppError(new Error('constraint "x"'))).toBeNull();
    expect(toAppError(null)).toBeNull();
  });
});
