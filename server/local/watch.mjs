import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(ts|tsx|json|sql)$/;
const TEST = /\.test\.tsx?$/;

/**
 * For development: calls `onChange` when sources below the folders have changed. Looks at their times, because on Linux Node 20's
 * watcher of a folder tree stops reporting when files are replaced while it reads them.
 * @returns stops it
 */
export function watchSources(root, folders, onChange, everyMs = 700) {
  const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const look = () =>
    folders
      .map((folder) => join(root, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
      )
      .filter((file) => SOURCE.test(file) && !TEST.test(file))
      .map((file) => `${file} ${timeOf(file)}`)
      .join('\n');
  let last = look();
  const timer = setInterval(() => {
    const now = look();
    if (now !== last) onChange();
    last = now;
  }, everyMs);
  return () => clearInterval(timer);
}
