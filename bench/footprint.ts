import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyCheckout, copySources } from '@/bench/footprint/copy';
import { crawl } from '@/bench/footprint/crawl';
import { type Footprint, footprintOf, total } from '@/bench/footprint/processes';
import { table } from '@/bench/report-tables';
import { npmStart, type Site } from '@/bench/site/npm-start';

const RESULT = fileURLToPath(new URL('results/footprint.md', import.meta.url));
/** Until the first jobs have run and the pages are loaded. */
const SETTLE_MS = 15_000;

// npm run bench -- footprint [--addresses 3000] [--built]
const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '3000' },
    // With the packages and the build of this checkout, which is not a fresh clone.
    built: { type: 'boolean', default: false },
  },
});

const load = () => (loadavg()[0] ?? 0).toFixed(1);

async function timed(folder: string): Promise<{ site: Site; seconds: number }> {
  const started = performance.now();
  const site = await npmStart(folder);
  return { site, seconds: (performance.now() - started) / 1_000 };
}

async function look({ child }: Site): Promise<Footprint[]> {
  await sleep(SETTLE_MS);
  const rows = footprintOf(child.pid ?? 0);
  const node = rows.filter(({ isPostgres }) => !isPostgres);
  return [...rows, total('all of Node', node), total('all', rows)];
}

const toTable = (rows: readonly Footprint[]) =>
  table(
    ['process', 'how many', 'PSS, MB', 'RSS, MB', 'the most RSS, MB'],
    rows.map(({ name, count, pss, rss, peak }) => [
      name,
      String(count),
      ...[pss, rss, peak].map((mb) => mb.toFixed(0)),
    ]),
  );

const folder = mkdtempSync(join(tmpdir(), 'maidan-footprint-'));
if (values.built) copyCheckout(folder);
else copySources(folder);
const loadBefore = load();
let running: Site | undefined;
try {
  const first = await timed(folder);
  running = first.site;
  const made = await look(first.site);
  await first.site.stop();
  const loadBetween = load();
  const second = await timed(folder);
  running = second.site;
  const idle = await look(second.site);
  const crawled = await crawl(second.site.url, Number(values.addresses));
  const after = await look(second.site);
  const what = values.built ? 'with the packages and the build of this checkout' : 'a fresh clone';
  const report = `# Memory and times of start

${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}. \`npm start\` with the sample data. PSS divides the pages that processes share among those who
share them, so only its sums are right; RSS counts them in each.

First start (${what}): ${first.seconds.toFixed(1)} s, load ${loadBefore} before. Second start: ${second.seconds.toFixed(1)} s, load ${loadBetween} before. Goals: 120 s and 5 s.

## After the first start

${toTable(made)}

## After the second start

${toTable(idle)}

## After a crawl

${crawled.asked} addresses, each once, four at a time, in ${crawled.seconds.toFixed(0)} s: the ${crawled.listed} of the sitemap and those that the pages link to, in both languages. ${crawled.asked - crawled.found} answers
were 400 or above. Goals: web at most 350 MB of RSS, all at most 750 MB.

${toTable(after)}
`;
  writeFileSync(RESULT, report);
  console.warn(report);
} finally {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
}
