import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { table } from '@/bench/report-tables';
import { type Figures, type Load, measureSetting, type Setting } from '@/bench/scale/measure';
import { findRedis } from '../scripts/redis.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, rounds: { type: 'string', default: '2' } },
});
const SETTINGS: Setting[] = [
  { each: 1, withRedis: false },
  { each: 2, withRedis: false },
];
if (findRedis()) SETTINGS.push({ each: 2, withRedis: true });
else console.warn('redis-server is not installed: only Postgres is measured.');

const all: Figures[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const setting of SETTINGS) {
    const figures = await measureSetting(setting, Number(values.seconds));
    all.push(figures);
    console.warn(
      toRows(figures, round)
        .map((row) => row.join(' | '))
        .join('\n'),
    );
  }
}

function msWords(value: number): string {
  return value < 0.005 ? '' : value.toFixed(2);
}

function rowOf(what: string, { perSecond, cpuMs }: Load): string[] {
  const { web, sidecar, worker, postgres, redis } = cpuMs;
  const sum = web + sidecar + worker + postgres + redis;
  return [what, perSecond.toFixed(0), ...[web, sidecar, worker, postgres, redis, sum].map(msWords)];
}

function toRows({ setting, socket, POST, cached, made }: Figures, round: number): string[][] {
  const name = `${setting.each} of each${setting.withRedis ? ', Redis' : ''} (${round + 1})`;
  return [
    [name, ...rowOf('message by socket', socket)],
    [name, ...rowOf('message by POST', POST)],
    [name, ...rowOf('cached page', cached)],
    [name, ...rowOf('page made', made)],
  ];
}

const rows = all.flatMap((figures, at) => toRows(figures, Math.floor(at / SETTINGS.length)));
const fresh = all.flatMap(({ freshMs }) => freshMs).toSorted((a, b) => a - b);
const report = `# One and two of each process

${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}; Postgres, the clients and everything else on the same
processors. The built product; ${values.seconds} s for each figure, every setting started anew. People in rooms of 10 send in turns, 24 at a time;
a message counts when every member has it. Pages of groups over 16 connections: one cached page again and again, and each
page once. The clients take their share of the two processors, so what a second process adds shows in the processor time, not in
the rate.

${table(
  [
    'setting',
    'what',
    'a second',
    'web',
    'sidecar',
    'worker',
    'Postgres',
    'Redis',
    'ms of processor time in all',
  ],
  rows,
)}

A message of ten characters takes ${all.at(-1)?.messageBytes.all} bytes on the disk, ${all.at(-1)?.messageBytes.indexes} of them in indexes.

An edit showed on the pages of all web processes ${fresh[Math.floor(fresh.length / 2)]} ms after its answer at the median and ${fresh.at(-1)} ms at most, of
${fresh.length} looks (goal 1,000 ms).
`;
console.warn(report);
writeFileSync('bench/results/scale.md', report);
