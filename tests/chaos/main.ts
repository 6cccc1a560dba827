import { LONG_FAULTS } from './faults';
import { runChaos } from './run';

// The long run: node --import tsx tests/chaos/main.ts [messages] [members]
const [messages = '20000', members = '20'] = process.argv.slice(2);
const result = await runChaos({
  messages: Number(messages),
  members: Number(members),
  perSecond: 2,
  faults: LONG_FAULTS,
  log: (line) => console.warn(line),
});
console.warn('| fault | acknowledged by then | gaps closed after |\n|---|---|---|');
for (const { name, acknowledged, closeMs } of result.faults) {
  console.warn(`| ${name} | ${acknowledged} | ${closeMs} ms |`);
}
const { acknowledged, stored, lost, doubled, disordered } = result;
console.warn(JSON.stringify({ acknowledged, stored, lost, doubled, disordered }));
process.exitCode = lost + doubled + disordered === 0 ? 0 : 1;
