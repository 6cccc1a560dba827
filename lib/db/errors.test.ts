import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { toAppError, violates } from '@/lib/db/errors';
import { createUser } from '@/tests/factories/users';

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('the database did not refuse');
    },
    (error: unknown) => error,
  );

describe('what the database refuses', () => {
  it('is a conflict for what exists already, by the name of the constraint', async () => {
    const { email } = await createUser();
    const error = await failureOf(createUser({ email }));
    expect(toAppError(error)).toMatchObject({ code: 'conflict' });
    expect(violates(error, 'users_email')).toBe(true);
    expect(violates(error, 'users_username')).toBe(false);
  });

  it('is a missing thing for what refers to nothing', async () => {
    const error = await failureOf(
      db.block.create({ data: { blockerId: 2_147_483_647, blockedId: 2_147_483_646 } }),
    );
    expect(toAppError(error)).toMatchObject({ code: 'not_found' });
  });

  it('is a moment to wait for when every connection is taken for too long', async () => {
    const error = await failureOf(
      Promise.all(
        Array.from({ length: 12 }, () =>
          db.$transaction((tx) => tx.$executeRaw`SELECT pg_sleep(0.5)`, { maxWait: 50 }),
        ),
      ),
    );
    expect(toAppError(error)).toMatchObject({ code: 'unavailable' });
  });

  it('leaves other failures alone', () => {
    expect(toAppError(new Error('constraint "x"'))).toBeNull();
    expect(toAppError(null)).toBeNull();
  });
});
