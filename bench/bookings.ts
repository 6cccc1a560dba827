import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrate } from '../scripts/migrate.mjs';
import { startPostgres } from '../server/local/postgres.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    clients: { type: 'string', default: '20' },
  },
});
const dataDir = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
const postgres = await startPostgres({ dataDir });
try {
  await migrate(postgres.url, { appUrl: postgres.appUrl });
  // Set before the product's modules are loaded, which parse the environment once. The bench connects as the product does.
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.appUrl,
    NEXTAUTH_URL: 'http://localhost:3000',
    NEXTAUTH_SECRET: 'bench-secret-bench-secret-bench-secret',
    REALTIME_SECRET: 'bench-secret-bench-secret-bench-secret',
    LOG_LEVEL: 'error',
  });
  const { raceForSlots } = await import('./bookings/rounds');
  const isSound = await raceForSlots({
    rounds: Number(values.rounds),
    clients: Number(values.clients),
    result: fileURLToPath(new URL('results/bookings.md', import.meta.url)),
  });
  process.exitCode = isSound ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
