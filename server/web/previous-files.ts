import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { log } from '@/lib/platform/observability/log';
import { fileOf, sendFile } from '@/server/web/send-file';

/** Besides the running one. A browser with an older release reloads the whole page at its next navigation. */
const PREVIOUS_RELEASES_MAX = 2;
/** The prefix of an unfinished copy; one that a killed process left is forgotten as a release is. */
const UNFINISHED = '.unfinished-';
const ADDRESS = '/_next/static/';

/** Answers a request for a file of another release. @returns whether it has */
export type PreviousFiles = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/**
 * Copies the browser's files of the running release into `folder`, one folder for each release, and keeps those of the two
 * before it: pages that people have open go on loading theirs. While a newer web process takes over, this also answers for
 * the newer release, whose pages may ask the older process for their files. A folder that cannot be written costs only that.
 * @param build the build's folder: `.next`
 * @param release the build's id
 */
export function keepFiles(build: string, release: string, folder: string): PreviousFiles {
  const own = join(build, 'static');
  try {
    copyFiles(own, folder, release);
    forgetOldest(folder, release);
  } catch (error) {
    log.warn({ err: error }, 'the files of this release cannot be kept for the next one');
  }
  return async (request, response) => {
    const name = nameOf(request);
    if (name === null || existsSync(join(own, name))) return false;
    for (const other of await readdir(folder).catch((): string[] => [])) {
      if (other.startsWith(UNFINISHED)) continue;
      const body = await readFile(join(folder, other, name)).catch(() => null);
      if (!body) continue;
      await sendFile(request, response, fileOf(body, extname(name)));
      return true;
    }
    return false;
  };
}

function copyFiles(from: string, folder: string, release: string): void {
  const target = join(folder, release);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(target)) {
    const unfinished = join(folder, `${UNFINISHED}${process.pid}-${release}`);
    cpSync(from, unfinished, { recursive: true });
    try {
      renameSync(unfinished, target);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another web process of the same release was faster.
      if (!existsSync(target)) throw error;
    }
  }
  // Releases are ordered by their last start, so that going back to an earlier one counts.
  const seconds = (performance.timeOrigin + performance.now()) / 1_000;
  utimesSync(target, seconds, seconds);
}

function forgetOldest(folder: string, release: string): void {
  const others = readdirSync(folder)
    .filter((name) => name !== release)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of others.slice(PREVIOUS_RELEASES_MAX))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** The path below `static/`; null for other requests, and for paths that leave it. */
function nameOf({ method, url = '' }: IncomingMessage): string | null {
  if (!url.startsWith(ADDRESS) || (method !== 'GET' && method !== 'HEAD')) return null;
  try {
    const name = decodeURIComponent(url.slice(ADDRESS.length).replace(/[?#].*$/s, ''));
    // A path in its shortest form cannot leave the folder.
    const isPlain = posix.normalize(name) === name && !/^(?:\.|\/|$)|[\\\0]/.test(name);
    return isPlain ? name : null;
  } catch {
    return null;
  }
}
