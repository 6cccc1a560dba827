import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCE = /\.test\.tsx?$|\.md$|^generated$|^\.DS_Store$/;

/** Undefined when unreadable. */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Undefined for anything but JSON. */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const readJson = (file) => parseJson(readText(file));

/** Renamed into place, so that partial files are never read. */
export function replaceFile(file, text, mode) {
  writeFileSync(`${file}.${process.pid}`, text, { mode });
  renameSync(`${file}.${process.pid}`, file);
}

/** One hash of `extra` and of the contents of files and folders (those that exist): a copy has new times but the same source. */
export function hashOf(root, paths, extra = []) {
  const hash = createHash('sha256');
  for (const text of extra) hash.update(`${text}\0`);
  function add(path) {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      const names = readdirSync(join(root, path)).filter((name) => !NOT_SOURCE.test(name));
      for (const name of names.sort()) add(`${path}/${name}`);
    } else if (stat) {
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  paths.forEach(add);
  return hash.digest('hex');
}
