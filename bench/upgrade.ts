import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';
import { table } from '@/bench/report-tables';
import { npmStart } from '@/bench/site/npm-start';
import { type Session, signIn } from '@/bench/site/sign-in';
import { copyCheckout } from '@/bench/upgrade/copy';
import { type Phase, sendTraffic } from '@/bench/upgrade/traffic';
import { readRelease, switchRelease } from '../server/local/release.mjs';

const RESULT = fileURLToPath(new URL('results/upgrade.md', import.meta.url));
const QUIET_MS = 10_000;
const START_MS_MAX = 900_000;
const TAKES_OVER_MS_MAX = 180_000;

const { values } = parseArgs({
  options: {
    // Besides the one to the new build: back to the release before, and forth again.
    more: { type: 'string', default: '4' },
  },
});

/** A browser's live connection. @returns the milliseconds of each time when it was away, so far */
function stayConnected(url: string, { cookie }: Session): { away: number[]; close: () => void } {
  const away: number[] = [];
  let lostAt: number | undefined;
  // The delays are those of lib/platform/realtime/live-socket.
  const socket = io(url, {
    path: '/ws',
    addTrailingSlash: false,
    transports: ['websocket'],
    extraHeaders: { cookie, origin: url },
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
  });
  socket.on('disconnect', () => {
    lostAt ??= performance.now();
  });
  socket.on('connect', () => {
    if (lostAt !== undefined) away.push(performance.now() - lostAt);
    lostAt = undefined;
  });
  return { away, close: () => socket.close() };
}

/** `npm run build` in the folder, as somebody runs it in another terminal. */
async function build(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the build ended with ${code}`);
}

const rowOf = ({ name, requests, failed, longestGapMs, times }: Phase): string[] => {
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
  return [
    name,
    String(requests),
    String(failed.length),
    longestGapMs.toFixed(0),
    at(0.5),
    at(0.99),
  ];
};

const folder = mkdtempSync(join(tmpdir(), 'maidan-upgrade-'));
copyCheckout(folder);
const load = loadavg()[0]?.toFixed(1);
const site = await npmStart(folder);
try {
  const session = await signIn(site.url);
  const releaseOf = async () =>
    (await fetch(`${site.url}/api/sports`)).headers.get('x-release') ?? '';
  const first = await releaseOf();
  const socket = stayConnected(site.url, session);
  const traffic = sendTraffic(site.url, session);
  await sleep(QUIET_MS / 2);
  traffic.enter('quiet');
  await sleep(QUIET_MS);

  traffic.enter('build beside it');
  appendFileSync(join(folder, 'lib/platform/http/release.ts'), '\n// A change.\n');
  const began = site.outputLength();
  const building = build(folder);
  await site.says('A new release has been built.', START_MS_MAX, began);
  traffic.enter('hand-over');
  const switchedAt = performance.now();
  await site.says('The new release answers.', TAKES_OVER_MS_MAX, began);
  const tookMs = [performance.now() - switchedAt];
  await building;
  await site.says('realtime is running again.', TAKES_OVER_MS_MAX, began);
  await sleep(QUIET_MS);
  const second = await releaseOf();

  traffic.enter(`${values.more} more hand-overs`);
  const dist = join(folder, 'dist');
  for (let round = 0; round < Number(values.more); round += 1) {
    const [before] = readRelease(dist)?.earlier ?? [];
    if (!before) throw new Error('there is no release to go back to');
    const from = site.outputLength();
    const at = performance.now();
    switchRelease(dist, before);
    await site.says('The new release answers.', TAKES_OVER_MS_MAX, from);
    tookMs.push(performance.now() - at);
    await site.says('realtime is running again.', TAKES_OVER_MS_MAX, from);
    await sleep(QUIET_MS / 2);
  }
  const phases = await traffic.end();
  socket.close();

  const report = `# Upgrade under load

${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}, load ${load} before the run. The built product with the sample data, as \`npm start\`
runs it, in a copy of the checkout. Twelve people ask again 0.1 s after each answer, half of them on connections that stay open: kept
pages, pages made for a person, calls and writes. Meanwhile a source changes and \`npm run build\` runs beside it; then the instance goes back to the release before, and forth
again. A request has failed when its connection did, when it had no answer within 30 s, or with 500 and above.

${table(['phase', 'requests', 'failed', 'longest time without an answer, ms', 'p50 ms', 'p99 ms'], phases.map(rowOf))}

From the switch until the new web process answered: ${tookMs.map((ms) => (ms / 1_000).toFixed(1)).join(', ')} s, while the one before went on. The
release of the answers changed from ${first.slice(0, 8)} to ${second.slice(0, 8)}. A browser's live connection was away ${socket.away.length} times, ${Math.max(0, ...socket.away).toFixed(0)} ms at most.
`;
  writeFileSync(RESULT, report);
  console.warn(report);
  for (const { name, failed } of phases)
    for (const line of failed) console.warn(`${name}: ${line}`);
  if (first === second || phases.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
