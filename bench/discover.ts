import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, table } from '@/bench/report-tables';
import { processorMs } from '@/bench/scale/processor';
import { signIn } from '@/bench/site/sign-in';
import { webPidOf } from '@/bench/site/web-process';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '12' },
    requests: { type: 'string', default: '100' },
  },
});
const requests = Number(values.requests);

const FIRST_PORT = 4610;

interface Site {
  folder: string;
  url: string;
  cookie: string;
  pid: number;
  stop: () => void;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function until(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(500);
  }
  throw new Error(`${url} did not start`);
}

/** Starts the product of a checkout with the sample city; builds it first if it must. */
async function start(folder: string, port: number): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'maidan-discover-'));
  const env = { ...process.env, PORT: String(port), WS_PORT: String(port + 50), DATA_DIR: data };
  const child = spawn(process.execPath, ['server/local/start.mjs'], { cwd: folder, env });
  child.stdout.resume();
  child.stderr.pipe(process.stderr);
  const url = `http://localhost:${port}`;
  await until(`${url}/api/health`, child);
  const stop = () => {
    child.kill('SIGTERM');
    child.once('exit', () => rmSync(data, { recursive: true, force: true }));
  };
  return { folder, url, cookie: (await signIn(url)).cookie, pid: webPidOf(folder, port), stop };
}

/** @returns milliseconds of processor time for each request */
async function measure({ url, cookie, pid }: Site): Promise<number> {
  const before = processorMs(pid);
  for (let count = 0; count < requests; count += 1) {
    const answer = await fetch(url, { headers: { cookie } });
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes('</html>')) throw new Error(`${answer.status}`);
  }
  return (processorMs(pid) - before) / requests;
}

/** Processor time of Discover for somebody signed in: this checkout beside an earlier one, in turns. */
async function main(): Promise<void> {
  if (!values.before) throw new Error('Name an earlier checkout: --before FOLDER');
  const now = await start(process.cwd(), FIRST_PORT);
  const before = await start(values.before, FIRST_PORT + 1);
  try {
    for (const site of [now, before, now, before]) await measure(site);
    const pairs: { now: number; before: number }[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      // The order changes, so that neither always follows the other.
      const first = round % 2 === 0;
      const a = await measure(first ? now : before);
      const b = await measure(first ? before : now);
      pairs.push(first ? { now: a, before: b } : { now: b, before: a });
    }
    const rows = pairs.map(({ now: ms, before: old }, at) => [
      String(at + 1),
      old.toFixed(2),
      ms.toFixed(2),
      (ms / old).toFixed(3),
    ]);
    const ratio = median(pairs.map((pair) => pair.now / pair.before));
    const report = [
      '# Processor time of Discover',
      '',
      `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. Milliseconds for each of ${requests} requests by one signed-in`,
      'person of the sample city, an earlier checkout and this one in turns.',
      '',
      table(['Round', 'before', 'now', 'now ÷ before'], rows),
      '',
      `Median of the ratios: ${ratio.toFixed(3)}.`,
      '',
    ].join('\n');
    await writeFile(fileURLToPath(new URL('results/discover.md', import.meta.url)), report);
    console.log(report);
  } finally {
    now.stop();
    before.stop();
  }
}

await main();
