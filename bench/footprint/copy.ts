import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Like a fresh clone, with uncommitted changes. */
export function copySources(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  copy(folder, listed.split('\n').filter(Boolean));
}

/** Like this checkout with its packages and builds, whose sources may be changed. */
export function copyCheckout(folder: string): void {
  copySources(folder);
  copy(folder, ['lib/platform/db/generated', 'dist']);
  // Packages as hard links, which takes no time and no disk; files that npm start writes among them must be copies.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  for (const name of readdirSync('node_modules').filter((one) => one.startsWith('.maidan'))) {
    const copy = join(folder, 'node_modules', name);
    rmSync(copy);
    cpSync(join('node_modules', name), copy);
  }
}

function copy(folder: string, files: readonly string[]): void {
  for (const file of files.filter((one) => existsSync(one))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
}
