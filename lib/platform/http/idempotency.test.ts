import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors/app-error';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { Reply } from '@/lib/platform/http/responses';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';
import { actorOf } from '@/tests/factories/actors';
import { createOnboardedUser } from '@/tests/factories/users';

/** Writes a name, so that the number of runs is visible. */
async function createCaller() {
  const user = await createOnboardedUser({ name: 'a' });
  const name = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).name;
  const write = () =>
    transaction(async (tx) => {
      const { name: before } = await tx.user.findUniqueOrThrow({ where: { id: user.id } });
      await tx.user.update({ where: { id: user.id }, data: { name: `${before}x` } });
    });
  const send = (work: () => Promise<Reply>, read?: () => Promise<Reply>) =>
    onceByKey(
      {
        request: new Request('http://localhost/', { headers: { 'idempotency-key': 'one-press' } }),
        actor: actorOf(user.id),
        scope: 'POST /api/test',
        body: null,
        read,
      },
      work,
    );
  /** More than the minute after which a first request counts as dead. */
  const passMinute = async () => {
    const where = { userId: user.id };
    const { lockedUntil } = await db.idempotencyKey.findFirstOrThrow({ where });
    const earlier = new Date((lockedUntil?.getTime() ?? 0) - 61_000);
    await db.idempotencyKey.updateMany({ where, data: { lockedUntil: earlier } });
  };
  return { name, write, send, passMinute };
}

const done = (body: unknown = 'done') => new Reply(body, 201);

/** A killed process never finishes its work. */
const killed = () => new Promise<never>(() => {});

it('is done once although the first process died right after its commit', async () => {
  const { name, write, send, passMinute } = await createCaller();
  const work = async () => {
    await write();
    return done();
  };
  void send(async () => {
    await write();
    return killed();
  });
  await expect.poll(name).toBe('ax');
  await passMinute();
  await expect(send(work)).rejects.toThrow('done already');
  expect(await name()).toBe('ax');
  // A result that can be read becomes the response.
  expect(await send(work, async () => done('read'))).toEqual(done('read'));
  expect(await name()).toBe('ax');
});

it('is done again where the first process died before its commit', async () => {
  const { name, write, send, passMinute } = await createCaller();
  let hasStarted = false;
  void send(() => {
    hasStarted = true;
    return killed();
  });
  await expect.poll(() => hasStarted).toBe(true);
  await passMinute();
  await send(async () => {
    await write();
    return done();
  });
  expect(await name()).toBe('ax');
});

it('waits for the answer to the first request', async () => {
  const { name, write, send } = await createCaller();
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = send(async () => {
    await write();
    await slow;
    return done('first');
  });
  await expect.poll(name).toBe('ax');
  const second = send(async () => done('second'));
  setTimeout(finish, 300);
  expect(await Promise.all([first, second])).toEqual([done('first'), done('first')]);
});

it('is answered again with the first response, or with what can be read by then', async () => {
  const { name, write, send } = await createCaller();
  const work = async () => {
    await write();
    return done('with the address');
  };
  expect(await send(work)).toEqual(done('with the address'));
  expect(await send(work)).toEqual(done('with the address'));
  expect(await send(work, async () => done('without'))).toEqual(done('without'));
  const gone = new AppError('not_found', say(texts, 'notFound'));
  await expect(send(work, () => Promise.reject(gone))).rejects.toBe(gone);
  expect(await name()).toBe('ax');
});

it('is worth asking again while the first request runs', async () => {
  const { send } = await createCaller();
  let hasStarted = false;
  void send(() => {
    hasStarted = true;
    return killed();
  });
  await expect.poll(() => hasStarted).toBe(true);
  // An outbox would take a conflict for the response.
  await expect(send(async () => done())).rejects.toMatchObject({ code: 'unavailable' });
});

it('may be tried again after a refusal, and not after a failure that followed the commit', async () => {
  const { name, write, send } = await createCaller();
  const refusal = new AppError('conflict', say(texts, 'notFound'));
  await expect(send(() => Promise.reject(refusal))).rejects.toBe(refusal);
  const failure = new Error('The answer could not be read.');
  await expect(
    send(async () => {
      await write();
      throw failure;
    }),
  ).rejects.toBe(failure);
  await expect(send(async () => done('again'))).rejects.toThrow('done already');
  expect(await name()).toBe('ax');
});

it('may be tried again after a rollback', async () => {
  const { name, write, send } = await createCaller();
  const failure = new Error('rolled back');
  await expect(
    send(async () => {
      await transaction(async () => {
        throw failure;
      });
      return done();
    }),
  ).rejects.toBe(failure);
  await send(async () => {
    await write();
    return done();
  });
  expect(await name()).toBe('ax');
});
