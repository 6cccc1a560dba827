import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../server/local/testing/instance';

const SCRIPT = fileURLToPath(new URL('doctor.mjs', import.meta.url));
/** The first run bundles the doctor. */
const BUNDLE_MS = 120_000;

async function doctor(args: string[], env: Record<string, string> = {}) {
  const dataDir = await temporaryFolder();
  const { LOCAL_MODE: _mode, ...inherited } = process.env;
  const all = { ...inherited, DATA_DIR: dataDir, PORT: '0', ...env };
  const run = new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], { env: all }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out.trim(), err: err.trim() }),
    );
  });
  try {
    return await run;
  } finally {
    await removeFolder(dataDir);
  }
}

it(
  'reports the problems of a deployed site without settings, and fails',
  async () => {
    const { code, out } = await doctor([], { NEXTAUTH_URL: 'http://127.0.0.1:1' });
    expect(code).toBe(1);
    expect(out).toMatch(/^ok +database +The database answers\.$/m);
    expect(out).toMatch(/^failure +address +/m);
    expect(out).toMatch(/^warning +mail +No letter can leave/m);
    expect(out).toMatch(/^What to do:$/m);
    expect(out).toMatch(/^ +mail +Set SMTP_URL/m);
    expect(out).not.toContain(process.env.NEXTAUTH_SECRET);
  },
  BUNDLE_MS,
);

it(
  'answers machines in JSON',
  async () => {
    const { out } = await doctor(['--json'], { NEXTAUTH_URL: 'http://127.0.0.1:1' });
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      checks: expect.arrayContaining([
        expect.objectContaining({ name: 'database', result: 'ok' }),
        expect.objectContaining({ name: 'mail', result: 'warning' }),
      ]),
    });
  },
  BUNDLE_MS,
);

it('refuses unknown options', async () => {
  expect(await doctor(['--fast'])).toMatchObject({ code: 2 });
});
