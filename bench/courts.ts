import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { msWords, type Quantiles, table } from '@/bench/report-tables';
import { migrate } from '../scripts/migrate.mjs';
import { startPostgres } from '../server/local/postgres.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const rounds = Number(values.rounds);
const dataDir = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
const postgres = await startPostgres({ dataDir, fsync: false, log: () => undefined });
let rows: string[][] = [];
try {
  const secret = 'bench-secret-bench-secret-bench-secret';
  // The services read their settings when they are loaded.
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    NEXTAUTH_URL: 'http://localhost:3000',
    NEXTAUTH_SECRET: secret,
    REALTIME_SECRET: secret,
    LOG_LEVEL: 'error',
  });
  await migrate(postgres.url);
  const { measureCourts } = await import('@/bench/courts/measure');
  const p50 = ({ p50: ms }: Quantiles) => ms;
  rows = (await measureCourts(rounds)).map(({ what, plain, free }) => [
    what,
    msWords(plain),
    msWords(free),
    (p50(free) / p50(plain)).toFixed(2),
    (free.p95 / plain.p95).toFixed(2),
    free.rows.toFixed(0),
  ]);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const report = `# Free courts of an evening

Milliseconds, p50 / p95 of ${rounds} each, in turns in one run: a search of 500 venues around a person, 20 shown, and the same for those with a
court that is free that evening. Three courts each, of whose evening hours four in five are taken.
${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}; Postgres on the same processors.

${table(['search', 'plain', 'free courts', 'p50, ratio', 'p95, ratio', 'found'], rows)}
`;
console.warn(report);
await writeFile('bench/results/courts.md', report);
