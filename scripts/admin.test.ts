import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createFeed } from '@/lib/calendar/service';
import { db } from '@/lib/platform/db/client';
import { createActor } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';
import { removeFolder, temporaryFolder } from '../server/local/testing/instance';

/** The first run bundles the program. */
const BUNDLE_MS = 120_000;
const SCRIPT = fileURLToPath(new URL('admin.mjs', import.meta.url));

function admin(args: string[], env: NodeJS.ProcessEnv = process.env) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out.trim(), err: err.trim() }),
    );
  });
}

const isAdmin = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { isAdmin: true } })).isAdmin;

it('grants and revokes admin rights, ignoring the case of the e-mail, and logs both', async () => {
  const { id, email } = await createUser();
  expect(await admin(['grant', email.toUpperCase()])).toMatchObject({ code: 0 });
  expect(await isAdmin(id)).toBe(true);
  expect(await admin(['revoke', email])).toEqual({
    code: 0,
    out: `${email} is no longer an admin.`,
    err: '',
  });
  expect(await isAdmin(id)).toBe(false);
  const log = await db.auditLog.findMany({
    where: { targetType: 'user', targetId: String(id) },
    orderBy: { id: 'asc' },
    select: { action: true, actorId: true },
  });
  expect(log).toEqual([
    { action: 'admin:granted', actorId: null },
    { action: 'admin:revoked', actorId: null },
  ]);
});

it('changes and logs nothing when there is nothing to change', async () => {
  const { id, email } = await createUser();
  const answer = await admin(['revoke', email]);
  expect(answer).toMatchObject({ code: 0, out: `${email} is not an admin. Nothing changed.` });
  expect(await db.auditLog.count({ where: { targetId: String(id) } })).toBe(0);
});

it(
  'removes a lost second factor and all that stands for the person, and logs it',
  async () => {
    const { id, email } = await createUser({ isAdmin: true });
    await db.twoFactor.create({ data: { userId: id, secret: 'sealed', confirmedAt: new Date() } });
    const { actor } = await createActor({ id, isAdmin: true });
    await createFeed(actor);
    const feeds = () => db.calendarFeed.count({ where: { userId: id } });
    expect(await feeds()).toBe(1);
    expect(await admin(['reset-two-step', email])).toMatchObject({ code: 0, err: '' });
    expect(await feeds()).toBe(0);
    expect(await db.twoFactor.count({ where: { userId: id } })).toBe(0);
    expect(await db.session.count({ where: { userId: id } })).toBe(0);
    expect(await isAdmin(id)).toBe(true);
    const where = { targetId: String(id), action: 'two-step.reset' };
    expect(await db.auditLog.count({ where })).toBe(1);
    expect((await admin(['reset-two-step', email])).out).toMatch(/Nothing changed/);
    const nobody = await admin(['reset-two-step', 'nobody@example.test']);
    expect(nobody).toEqual({
      code: 1,
      out: '',
      err: 'Nobody is registered as nobody@example.test.',
    });
  },
  BUNDLE_MS,
);

it('reports an unknown e-mail', async () => {
  expect(await admin(['grant', 'nobody@example.test'])).toEqual({
    code: 1,
    out: '',
    err: 'Nobody is registered as nobody@example.test.',
  });
});

it.each([[[]], [['grant']], [['promote', 'a@example.test']], [['grant', 'not-an-address']]])(
  'prints its usage after %j',
  async (args) => {
    const { code, err } = await admin(args);
    expect(code).toBe(2);
    expect(err).toContain('npm run admin -- grant EMAIL');
  },
);

it('mentions npm start when the data folder is empty', async () => {
  const folder = await temporaryFolder();
  const { DATABASE_URL: _url, ...env } = process.env;
  const { code, err } = await admin(['grant', 'a@example.test'], { ...env, DATA_DIR: folder });
  expect({ code, err }).toEqual({
    code: 1,
    err: `There is no data in ${folder} yet. Run npm start once, or set DATABASE_URL.`,
  });
  await removeFolder(folder);
});
