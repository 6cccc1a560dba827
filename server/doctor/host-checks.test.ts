import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runChecks } from '@/lib/platform/health/finding';
import { plantedSite } from '@/tests/factories/site';
import { removeFolder, temporaryFolder } from '../local/testing/instance';
import { HOST_CHECKS } from './host-checks';
import type { DoctorSite } from './say';
import { answering, NOBODY } from './testing/answering';

type Planted = Parameters<typeof plantedSite>[0];

async function find(name: keyof typeof HOST_CHECKS, planted: Planted): Promise<string | null> {
  // Ports 0 are not checked.
  const env = { PORT: '0', WS_PORT: '0', ...planted?.env };
  const checks = { [name]: HOST_CHECKS[name] };
  const [finding] = await runChecks<DoctorSite>(checks, plantedSite({ ...planted, env }), 10_000);
  return finding ? `${finding.result}: ${finding.sentence.english}` : null;
}

it('names every variable that cannot be used', async () => {
  const problems = ['PORT must be a number', 'NEXTAUTH_SECRET needs at least 32 characters'];
  expect(await find('environment', {})).toMatch(/^ok/);
  expect(await find('environment', { site: { problems } })).toBe(
    `failure: The variables cannot be used: ${problems.join('; ')}.`,
  );
});

it('knows the Node that runs it', async () => {
  expect(await find('node', {})).toContain(`Node ${process.versions.node}`);
});

it.each<[string | undefined, RegExp | null]>([
  [undefined, null],
  ['postgresql://maidan:hidden@127.0.0.1:5432/maidan', /^ok/],
  ['postgresql://maidan_app:hidden@127.0.0.1:5432/maidan', /^warning: .*same role/],
  ['postgresql://maidan:hidden@127.0.0.1:5432/other', /^failure: .*different databases/],
])('compares the two roles: %s', async (MIGRATE_DATABASE_URL, expected) => {
  const found = await find('roles', { env: { MIGRATE_DATABASE_URL } });
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatch(expected);
});

it('finds a pooler that forgets who listens', async () => {
  expect(await find('listening', {})).toMatch(/^ok/);
  const deaf = { site: { hears: async () => false } };
  expect(await find('listening', deaf)).toMatch(/^warning: .*pooler/);
  expect(await find('listening', { ...deaf, database: { problem: 'ECONNREFUSED' } })).toBeNull();
});

it('tries the folders', async () => {
  const folder = await temporaryFolder();
  try {
    const missing = join(folder, 'missing');
    expect(await find('uploads', { env: { UPLOAD_DIR: folder } })).toMatch(/^ok/);
    expect(await find('uploads', { env: { UPLOAD_DIR: missing } })).toMatch(/^failure/);
    expect(await find('backup-folder', { env: { BACKUP_DIR: folder } })).toMatch(/^ok/);
    expect(await find('backup-folder', { env: { BACKUP_DIR: missing } })).toBeNull();
    const due = { BACKUP_EVERY: '24' };
    expect(await find('backup-folder', { env: { ...due, BACKUP_DIR: missing } })).toMatch(/^ok/);
    const nowhere = join(missing, 'backups');
    expect(await find('backup-folder', { env: { ...due, BACKUP_DIR: nowhere } })).toMatch(
      /^failure/,
    );
  } finally {
    await removeFolder(folder);
  }
});

it('tells Maidan from another program at its port', async () => {
  let body: object = { ok: true, own: true };
  const there = await answering(() => ({ body }));
  const env = { PORT: String(there.port) };
  try {
    expect(await find('port', { env })).toMatch(/^ok: Maidan answers/);
    expect(there.asked[0]?.headers['x-maidan-doctor']).toMatch(/^[\da-f]{64}$/);
    body = { ok: true };
    expect(await find('port', { env })).toMatch(/^failure: Another installation .*port/);
    body = {};
    expect(await find('port', { env })).toMatch(/^failure: Another program/);
  } finally {
    there.stop();
  }
});

it('asks the realtime sidecar', async () => {
  let status = 200;
  let body = {};
  const there = await answering(() => ({ status, body }));
  const env = { WS_PORT: String(there.port), WS_HOST: '0.0.0.0' };
  try {
    expect(await find('realtime', { env })).toMatch(/^failure: .*not the realtime sidecar/);
    body = { ok: true };
    expect(await find('realtime', { env })).toMatch(/^failure: Another installation/);
    body = { ok: true, own: true };
    expect(await find('realtime', { env })).toMatch(/^ok/);
    expect(there.asked[0]?.url).toBe('/health');
    body = {};
    status = 404;
    expect(await find('realtime', { env })).toMatch(/^failure: .*WS_HOST:WS_PORT.*404/);
    const elsewhere = { REALTIME_URL: `http://127.0.0.1:${there.port}` };
    expect(await find('realtime', { env: elsewhere })).toMatch(/^failure: .*REALTIME_URL.*404/);
  } finally {
    there.stop();
  }
  expect(await find('realtime', { env: { WS_PORT: '1' } })).toMatch(/^warning: .*not answer/);
});

it('goes the way of the visitors', async () => {
  let isOurs = true;
  let own = true;
  let keepsHost = true;
  const there = await answering(({ url }) => {
    if (url === '/api/health') return { body: isOurs ? { ok: true, own } : '<html>' };
    return { status: keepsHost ? 200 : 421, body: '' };
  });
  const env = { NEXTAUTH_URL: there.url };
  try {
    expect(await find('public', { env })).toMatch(/^ok: Maidan answers/);
    keepsHost = false;
    expect(await find('public', { env })).toMatch(/^failure: The proxy does not pass on/);
    own = false;
    expect(await find('public', { env })).toMatch(/^failure: Another installation .*http/);
    isOurs = false;
    expect(await find('public', { env })).toMatch(/^failure: .*does not lead to Maidan/);
  } finally {
    there.stop();
  }
  expect(await find('public', { env: { NEXTAUTH_URL: NOBODY } })).toMatch(/^warning: .*from here/);
  const local = { NEXTAUTH_URL: 'http://localhost:3000', LOCAL_MODE: '1' };
  expect(await find('public', { env: local })).toBeNull();
});
