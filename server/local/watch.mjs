import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const SETTLE_MS = 150;
const OURS = /\.(ts|tsx|json|sql)$/;

/**
 * For development: calls `onChange` once after a burst of changes below the folders. Returns a function that stops it.
 * One watcher per folder: on Linux, Node 20's `recursive` stops reporting when files are replaced while it reads them.
 */
export function watchSources(root, folders, onChange) {
  const watchers = new Map();
  let timer;
  const isSource = (name) => OURS.test(name) && !/\.test\.tsx?$/.test(name);

  function forget(folder) {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }
  function watchFolder(folder) {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      // Anything that is not one of our files may be a folder that was added or removed.
      if (!name || !isSource(name)) return settle(name && !OURS.test(name) ? watchAll : undefined);
      settle(onChange);
    });
    watchers.set(
      folder,
      watcher.on('error', () => forget(folder)),
    );
  }
  function watchAll() {
    for (const folder of watchers.keys()) if (!existsSync(folder)) forget(folder);
    for (const folder of folders.map((name) => join(root, name)).filter(existsSync)) {
      watchFolder(folder);
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isDirectory()) watchFolder(join(entry.parentPath, entry.name));
      }
    }
  }
  let wanted = new Set();
  function settle(action) {
    if (!action) return;
    wanted.add(action);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const actions = wanted;
      wanted = new Set();
      // A new folder may already contain files, which nobody was watching.
      if (actions.has(watchAll)) watchAll();
      onChange();
    }, SETTLE_MS);
  }

  watchAll();
  return () => {
    clearTimeout(timer);
    for (const folder of watchers.keys()) forget(folder);
  };
}
