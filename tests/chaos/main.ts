import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findRedis } from '../../scripts/redis.mjs';
import { FAULTS } from './faults';
import { type ChaosResult, runChaos } from './run';

// The long run, `npm run chaos`: writes bench/results/chaos.md. With --postgres realtime events do not go through Redis, with
// --sources it needs no build and checks no pages.
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '170000' },
    operations: { type: 'string', default: '15000' },
    groups: { type: 'string', default: '10' },
    members: { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
    sources: { type: 'boolean', default: false },
  },
});
const withRedis = !values.postgres && findRedis() !== undefined;
const faults = FAULTS.filter(({ needsRedis = false }) => withRedis || !needsRedis);
if (!withRedis) console.warn('Without Redis: its faults are left out.');
const [groups, membersEach] = [Number(values.groups), Number(values.members)];
const began = Date.now();
const result = await runChaos({
  messages: Number(values.messages),
  operations: Number(values.operations),
  groups,
  membersEach,
  perSecond: 2.2,
  faults,
  built: !values.sources,
  isPatient: true,
  withRedis,
  log: (line) => console.warn(line),
});
const report = toReport(result, Math.round((Date.now() - began) / 1_000));
console.warn(report);
writeFileSync('bench/results/chaos.md', report);
const { lost, doubled, disordered, broken, found } = result;
process.exitCode = lost + doubled + disordered + broken.length + found.length === 0 ? 0 : 1;

function toReport({ freshMs, ...end }: ChaosResult, seconds: number): string {
  const rows = end.faults.map(
    ({ name, acknowledged, backMs, lost: missing, doubled: twice, closeMs }) =>
      `| ${name} | ${acknowledged} | ${backMs === null ? '' : `${backMs} ms`} | ${missing} | ${twice} | ${closeMs} ms |`,
  );
  return `# The product while its servers fail

${values.sources ? 'The sources, with a bare web process around the route handlers' : 'The built product'}: two web processes and two sidecars behind balancers without affinity, one worker, the embedded Postgres, realtime
events through ${withRedis ? 'Redis' : 'Postgres'}. ${groups * membersEach} members of ${groups} groups, ${values.sources ? '' : 'half of their sockets through the web processes, '}every second
message by POST; ${faults.length} faults in ${seconds} s. Meanwhile they answered games, asked for sessions and courts (each hour twice, and one is
accepted), edited their groups, shared costs, and read all of it.

Acknowledged: messages accepted by the end of the fault. Back: until every process that was ended ran and was ready again, without a
hand; those that the fault keeps away or freezes are counted from its end. Lost and doubled: messages, over all screens. Time to
close: from reconnecting (or from the end of the fault, for whoever stayed connected) until the slowest screen has everything.

| fault | acknowledged | back | lost | doubled | time to close |
|---|---|---|---|---|---|
${rows.join('\n')}

In the end: ${end.acknowledged} messages acknowledged, ${end.stored} stored; of them and of the answers, sessions and edits ${end.lost} lost,
${end.doubled} doubled, ${end.disordered} out of order. Invariants of the database that do not hold: ${end.broken.join('; ') || 'none'}.

The history: ${end.operations} calls with their begin and end. Each chat was checked as a list that is only appended to (nothing lost
or doubled, one order, no stale read), the places of each game and each hour of a coach or a court as bounded sets, descriptions and bills as
registers, all linearizable. Not explained: ${end.found.map(({ kind, detail }) => `${kind}: ${detail}`).join('; ') || 'nothing'}.

${freshMs.length === 0 ? 'No pages were looked at.' : toPages(freshMs)}
`;
}

function toPages(freshMs: ChaosResult['freshMs']): string {
  const shown = freshMs.filter((ms) => ms !== null).toSorted((a, b) => a - b);
  const at = (share: number) => shown[Math.floor((shown.length - 1) * share)] ?? 0;
  const late = shown.filter((ms) => ms > 1_000).length;
  return `${freshMs.length} times an edited public page was looked at, at both web processes: shown ${at(0.5)} ms after the answer at the median, ${at(0.95)} ms
at the 95th percentile, ${late} times after more than a second (a web process was down or cut off), ${freshMs.length - shown.length} times not within a minute.`;
}
