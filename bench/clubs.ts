import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { msWords, peopleWords, type Quantiles, table } from '@/bench/report-tables';
import { startStack } from '../tests/chaos/stack';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } });
const rounds = Number(values.rounds);

const stack = await startStack({ built: true, services: ['sidecarA', 'webA'] });
let rows: string[][] = [];
try {
  // The services that are measured in this process read their settings when they are loaded.
  const secret = 'bench-secret-bench-secret-bench-secret';
  Object.assign(process.env, {
    DATABASE_URL: stack.url,
    NEXTAUTH_URL: 'http://localhost:3000',
    NEXTAUTH_SECRET: secret,
    REALTIME_SECRET: secret,
  });
  const { measureClubs } = await import('@/bench/clubs/measure');
  const measured = await measureClubs(stack.ports, rounds);
  const p50 = ({ p50: ms }: Quantiles) => ms;
  rows = measured.map(({ what, group, club }) => [
    what,
    msWords(group),
    msWords(club),
    (p50(club) / p50(group)).toFixed(2),
    (club.p95 / group.p95).toFixed(2),
  ]);
} finally {
  await stack.stop();
}

const report = `# A club of ${peopleWords(1_000)}

Milliseconds, p50 / p95 of ${rounds} each: a club of 1,000 members with 30 games in the coming week, and a group of 50 with 3, in turns in
one run. ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}; the built product, Postgres and the clients on the same processors.
A person's calls go to the web process; the jobs run in the process of the bench.

${table(['what', 'group of 50', 'club of 1,000', 'p50, ratio', 'p95, ratio'], rows)}
`;
console.warn(report);
writeFileSync('bench/results/clubs.md', report);
