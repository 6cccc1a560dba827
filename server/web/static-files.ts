import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import type { FinishedResponse } from '@/lib/platform/cache/finished-response';
import { log } from '@/lib/platform/observability/log';
import { fileOf, sendFile } from '@/server/web/send-file';

/** Besides the running one. A browser with an older release reloads the whole page at its next navigation. */
const PREVIOUS_RELEASES_MAX = 2;
/** The prefix of an unfinished copy; one that a killed process left is forgotten as a release is. */
const UNFINISHED = '.unfinished-';
const ADDRESS = '/_next/static/';

/** Answers a request for a script or stylesheet, or any file of another release. @returns whether it has */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Copies the browser's files of the running release into `folder`, and keeps those of the two before it: pages that people have
 * open go on loading theirs. While a newer web process takes over, this also answers for the newer release. Scripts and
 * stylesheets of the running one are compressed once, better than Next does for each request; Next serves its other files. A
 * folder that cannot be written costs only what it is for.
 * @param build the build's folder: `.next` @param release the build's id
 */
export function keepFiles(build: string, release: string, folder: string): StaticFiles {
  const own = join(build, 'static');
  try {
    copyFiles(own, folder, release);
    forgetOldest(folder, release);
  } catch (error) {
    log.warn({ err: error }, 'the files of this release cannot be kept for the next one');
  }
  const known = new Map<string, Promise<FinishedResponse | null>>();
  /** Read once, however many ask at the same time. */
  function ownText(name: string): Promise<FinishedResponse | null> {
    const file = known.get(name) ?? fileIn(own, name);
    known.set(name, file);
    void file.then((found) => found ?? known.delete(name));
    return file;
  }
  async function fileOfOther(name: string): Promise<FinishedResponse | null> {
    for (const other of await readdir(folder).catch(() => [])) {
      const file = other.startsWith(UNFINISHED) ? null : await fileIn(join(folder, other), name);
      if (file) return file;
    }
    return null;
  }
  return async (request, response) => {
    const name = nameOf(request);
    if (name === null) return false;
    const isOwn = known.has(name) || existsSync(join(own, name));
    if (isOwn && !/\.(?:css|js)$/.test(name)) return false;
    const file = await (isOwn ? ownText(name) : fileOfOther(name));
    if (file) await sendFile(request, response, file);
    return file !== null;
  };
}

async function fileIn(folder: string, name: string): Promise<FinishedResponse | null> {
  const body = await readFile(join(folder, name)).catch(() => null);
  return body && fileOf(body, extname(name));
}

function copyFiles(from: string, folder: string, release: string): void {
  const target = join(folder, release);
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
