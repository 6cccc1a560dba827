import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCE = /\.test\.tsx?$|\.md$|^generated$|^\.DS_Store$/;

/**
 * One hash over the contents of files and folders (those that exist) below `root`, and of `extra` strings.
 * Contents, not times: a fresh clone or a copy has new times but the same source.
 */
export function hashOf(root, paths, extra = []) {
  const hash = createHash('sha256');
  for (const text of extra) hash.update(`${text}\0`);
  for (const path of paths) addPath(hash, root, path);
  return hash.digest('hex');
}

function addPath(hash, root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    const names = readdirSync(join(root, path)).filter((name) => !NOT_SOURCE.test(name));
    for (const name of names.sort()) addPath(hash, root, `${path}/${name}`);
  } else {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
}
