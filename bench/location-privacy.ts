import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Attacked, toReport } from '@/bench/location-privacy/report';
import { walkFigures } from '@/bench/location-privacy/walk';
import { forkOn } from '@/bench/people/run';
import { migrate } from '../scripts/migrate.mjs';
import { startPostgres } from '../server/local/postgres.mjs';

const { values } = parseArgs({
  options: {
    targets: { type: 'string', default: '100' },
    searches: { type: 'string', default: '500' },
  },
});
const [targets, searches] = [Number(values.targets), Number(values.searches)];

async function attack(databaseUrl: string): Promise<Attacked[]> {
  const file = fileURLToPath(new URL('location-privacy/worker.ts', import.meta.url));
  const worker = forkOn(databaseUrl, file, [String(targets), String(searches)]);
  const [attacked] = await once(worker, 'message');
  await once(worker, 'exit');
  // The bench's own worker sends only this message.
  return attacked as Attacked[];
}

const dataDir = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
const postgres = await startPostgres({ dataDir, fsync: false, log: () => undefined });
try {
  await migrate(postgres.url);
  const report = toReport({ attacked: await attack(postgres.url), searches, walks: walkFigures() });
  await writeFile(fileURLToPath(new URL('results/location-privacy.md', import.meta.url)), report);
  console.log(report);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
