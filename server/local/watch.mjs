import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const SETTLE_MS = 150;
const OURS = /\.(ts|tsx|json|sql)$/;

/**
 * Development: calls `onChange` once after a burst of changes below the folders. Returns a function that ends it.
 * One watcher a folder: on Linux, Node 20's `recursive` goes deaf when files are replaced while it looks at them.
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
      // Whatever is no file name of ours may be a folder that came or went.
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
      // A new folder may have come with files in it, which nobody watched yet.
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
