import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { env } from '@/lib/platform/env/server';
import { runChecks } from '@/lib/platform/health/finding';
import { startRealtime } from '@/server/realtime/app';
import { plantedSite } from '@/tests/factories/site';
import type { DoctorSite } from './say';
import { SOCKET_CHECKS } from './socket-check';
import { answering, NOBODY } from './testing/answering';

const own = { ...env };
afterEach(() => Object.assign(env, own));

async function find(url: string): Promise<string | null> {
  const site = plantedSite({ env: { NEXTAUTH_URL: url } });
  const [finding] = await runChecks<DoctorSite>(SOCKET_CHECKS, site, 10_000);
  return finding ? `${finding.result}: ${finding.sentence.english}` : null;
}

it('opens a socket of the sidecar, and says when it refuses the pages of the site', async () => {
  const app = await startRealtime({ port: 0 });
  try {
    const url = `http://127.0.0.1:${app.port}`;
    Object.assign(env, { LOCAL_MODE: false, NEXTAUTH_URL: 'https://play.example' });
    expect(await find(url)).toMatch(/^failure: .*refuses the pages/);
    env.NEXTAUTH_URL = url;
    expect(await find(url)).toMatch(/^ok/);
  } finally {
    await app.close();
  }
});

it('says that a proxy passes no upgrade on, and leaves a silent site to the other checks', async () => {
  const web = await answering(() => ({ status: 400, body: {} }));
  try {
    expect(await find(web.url)).toMatch(/^failure: .*does not open \(400\)/);
  } finally {
    web.stop();
  }
  expect(await find(NOBODY)).toBeNull();
});

it('survives an answer that is cut off', async () => {
  const server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address always has a port.
  const { port } = server.address() as AddressInfo;
  expect(await find(`http://127.0.0.1:${port}`)).toBeNull();
  server.close();
});
