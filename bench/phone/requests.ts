import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@/bench/phone/sites';
import { median } from '@/bench/report-tables';
import { familyOf, processorMs } from '@/bench/scale/processor';
import { makeScratchDir } from '../../scripts/scratch-dir.mjs';
import { freePort } from '../../server/local/ports.mjs';
import { untilHealthy } from '../../server/local/processes.mjs';

const REQUESTS = 40;
const WARM_UP_ROUNDS = 3;

/** Milliseconds of the web process for a request of each page, asked in turns with a bare dynamic page of Next. */
export async function measureRequests(
  { url, cookie, members, pid }: Site,
  rounds: number,
): Promise<Map<string, number>> {
  const bare = await startBare();
  const web = familyOf(pid).find((each) =>
    readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('web.mjs'),
  );
  if (web === undefined) throw new Error('the web process was not found');
  const pages = [
    { name: 'bare', address: bare.url, of: bare.pid },
    ...Object.entries(members).map(([name, path]) => ({ name, address: url + path, of: web })),
  ];
  const times = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
      for (const { name, address, of } of pages) {
        const before = processorMs(of);
        for (let nth = 0; nth < REQUESTS; nth += 1)
          await (await fetch(address, { headers: { cookie } })).text();
        const each = (processorMs(of) - before) / REQUESTS;
        if (round >= WARM_UP_ROUNDS) times.get(name)?.push(each);
      }
    }
  } finally {
    bare.stop();
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

/** An app of one page, which Next renders for each request. */
async function startBare() {
  const folder = makeScratchDir('maidan-bare-');
  mkdirSync(join(folder, 'app'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const files = {
    'package.json': '{"name":"bare","private":true,"type":"module"}',
    'app/layout.jsx':
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    'app/page.jsx':
      "import { headers } from 'next/headers';\nexport default async function Page() { return <h1>{(await headers()).get('host')}</h1>; }",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const port = await freePort();
  const next = [join(folder, 'node_modules/next/dist/bin/next')];
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, [...next, 'build', '--webpack'], { cwd: folder, env });
  const child = spawn(process.execPath, [...next, 'start', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}/`;
  await untilHealthy('the bare app', url, new AbortController().signal, 30_000);
  return { url, pid: child.pid ?? 0, stop: () => void child.kill() };
}
