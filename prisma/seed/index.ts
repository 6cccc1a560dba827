import { env } from '@/lib/platform/env/server';
import { ERROR, INFO, sayOrLog } from '@/server/local/log-line.mjs';
import { seedDatabase } from './seed';

const started = Date.now();

try {
  const { added, counts } = await seedDatabase({
    // Setting a sequence takes its owner.
    databaseUrl: env.MIGRATE_DATABASE_URL ?? env.DATABASE_URL,
    mode: env.SEED,
    city: env.SEED_CITY,
    localMode: env.LOCAL_MODE,
    uploadDir: env.UPLOAD_DIR,
    now: new Date(),
  });
  const list = ['sports', 'users', 'venues', 'groups', 'games', 'messages', 'pictures']
    .flatMap((name) => (counts[name] ? [`${counts[name]} ${name}`] : []))
    .join(', ');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const kept = env.SEED === 'sample' && !added ? 'People are there already; kept them. ' : '';
  sayOrLog(INFO, `${kept}Seeded ${list} in ${seconds} s.`);
} catch (error) {
  sayOrLog(ERROR, error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
