import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';

/** Two simultaneous runs of the product's migrations and a new one. @throws unless exactly one of them applied it */
export async function migrateTwice(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-migrations-'));
  try {
    await cp('prisma/migrations', folder, { recursive: true });
    const name = `99990101${String(Date.now() % 1_000_000).padStart(6, '0')}_chaos`;
    await mkdir(join(folder, name));
    const sql = `CREATE TABLE "${name}" (id int); ALTER TABLE messages ADD COLUMN "${name}" int;`;
    await writeFile(join(folder, name, 'migration.sql'), sql);
    const both = await Promise.all([1, 2].map(() => migrate(url, { folder })));
    const times = both.filter(({ applied }) => applied.includes(name)).length;
    if (times !== 1) throw new Error(`a migration was applied ${times} times`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
