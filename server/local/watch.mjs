import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

const SETTLE_MS = 150;
const OURS = /\.(ts|tsx|json|sql)$/;

/** Development: calls `onChange` once after a burst of changes below the folders. Returns a function that ends it. */
export function watchSources(root, folders, onChange) {
  let timer;
  const changed = (_event, name) => {
    if (!name || !OURS.test(name) || /\.test\.tsx?$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => onChange(), SETTLE_MS);
  };
  const watchers = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, changed).on('error', () => {}));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
