import { writeFileSync } from 'node:fs';
import { LONG_FAULTS } from './faults';
import { type ChaosResult, runChaos } from './run';

// The long run: node --import tsx tests/chaos/main.ts [messages] [members]; writes bench/results/chaos.md.
const [messages = '20000', members = '20'] = process.argv.slice(2);
const began = Date.now();
const result = await runChaos({
  messages: Number(messages),
  members: Number(members),
  perSecond: 2.4,
  faults: LONG_FAULTS,
  log: (line) => console.warn(line),
});
const report = toReport(result, Math.round((Date.now() - began) / 1_000));
console.warn(report);
writeFileSync('bench/results/chaos.md', report);
const { lost, doubled, disordered } = result;
process.exitCode = lost + doubled + disordered === 0 ? 0 : 1;

function toReport({ faults, ...end }: ChaosResult, seconds: number): string {
  const rows = faults.map(
    ({ name, acknowledged, seen, lost, doubled, closeMs }) =>
      `| ${name} | ${acknowledged} | ${seen} | ${lost} | ${doubled} | ${closeMs} ms |`,
  );
  return `# Chat while its servers die

${members} members of one group, half of them at each of two sidecars, every second message by socket and every second by
POST; ${LONG_FAULTS.length} faults in ${seconds} s. Acknowledged: accepted for the sender by the end of the fault. Seen: on the
screen of the member who has least, once the gap was closed. Lost and doubled: over all screens. Time to close: from
reconnecting (or from the end of the fault, for whoever stayed connected) until the slowest screen has everything.

| fault | acknowledged | seen | lost | doubled | time to close |
|---|---|---|---|---|---|
${rows.join('\n')}

In the end: ${end.acknowledged} acknowledged, ${end.stored} stored, ${end.lost} lost, ${end.doubled} doubled, ${end.disordered} out of order.
`;
}
