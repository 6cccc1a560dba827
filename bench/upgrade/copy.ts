import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A checkout like this one with its packages and builds, whose sources may be changed. */
export function copyCheckout(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = listed.split('\n').filter((file) => file && existsSync(file));
  for (const file of [...files, 'lib/platform/db/generated', 'dist']) {
    if (!existsSync(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  // Packages as hard links, which takes no time and no disk; what npm start writes among them has to be a file of its own.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  for (const name of readdirSync('node_modules').filter((one) => one.startsWith('.maidan'))) {
    const copy = join(folder, 'node_modules', name);
    rmSync(copy);
    cpSync(join('node_modules', name), copy);
  }
}
