import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ATTACKS, type AttackName, startAttack } from '@/bench/page-attack/attack';
import { measureOthers, type Times } from '@/bench/page-attack/others';
import { startProduct } from '@/bench/page-attack/product';
import { quantile } from '@/bench/report-tables';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '64' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const GOAL = 2;

const p95 = (times: number[]) => quantile(times, 0.95);

interface Round {
  name: AttackName;
  quiet: Times;
  attacked: Times;
  statuses: Record<string, number>;
}

const all = (times: Times): number[] => Object.values(times).flat();

function toRow({ name, quiet, attacked, statuses }: Round): string {
  const parts = Object.keys(quiet).map(
    (kind) => `${p95(quiet[kind] ?? []).toFixed(0)} → ${p95(attacked[kind] ?? []).toFixed(0)}`,
  );
  const answers = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  const ratio = p95(all(attacked)) / p95(all(quiet));
  const slowest = Math.max(...all(attacked));
  return `| ${ATTACKS[name].title} | ${answers} | ${parts.join(' | ')} | ${slowest.toFixed(0)} | ${ratio.toFixed(2)} |`;
}

function toReport(rounds: Round[]): string {
  return [
    '# Others while one address asks for all it can',
    '',
    `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. ${values.connections} connections of one address for`,
    `${seconds} s each; just before each of them the same people for as long without it. Four people of another address open a cached page, a`,
    'page that must be made and a call in turns, ten a second in all. Milliseconds at the 95th percentile, quiet → attacked.',
    '',
    '| Attack | its answers | cached page | rendered page | call | slowest | all, attacked ÷ quiet |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rounds.map(toRow),
    '',
    `Goal: at most ${GOAL}.`,
    '',
  ].join('\n');
}

/** The latency for others while one address attacks, compared with just before. Needs `npm run build` first. */
async function main(): Promise<void> {
  const product = await startProduct(2_000);
  const rounds: Round[] = [];
  try {
    await measureOthers(product, 5);
    for (const name of Object.keys(ATTACKS) as AttackName[]) {
      if (values.only && name !== values.only) continue;
      const quiet = await measureOthers(product, seconds);
      const attack = await startAttack(product.url, name, Number(values.connections));
      const attacked = await measureOthers(product, seconds);
      rounds.push({ name, quiet, attacked, statuses: await attack.stop() });
      console.log(toRow(rounds.at(-1) as Round));
    }
  } finally {
    await product.stop();
  }
  const report = toReport(rounds);
  console.log(report);
  if (!values.only) {
    await writeFile(fileURLToPath(new URL('results/page-attack.md', import.meta.url)), report);
  }
}

await main();
