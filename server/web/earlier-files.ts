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
import { extname, join } from 'node:path';
import { log } from '@/lib/platform/observability/log';
import { fileOf, sendFile } from '@/server/web/send-file';

/** Besides the running one. A browser that is older than these loads a whole page at its next navigation. */
const EARLIER_RELEASES_MAX = 2;

/** A copy that a killed process left unfinished. */
const UNFINISHED = /^\.unfinished-/;
const UNFINISHED_MS_MAX = 3_600_000;

const ADDRESS = '/_next/static/';

/** Answers a request for a file of another release. @returns whether it has */
export type EarlierFiles = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Copies the browser's files of the running release into `folder`, one folder for each release, and keeps those of the two
 * before it: pages that people have open go on loading theirs. While a newer web process takes over, this also answers for
 * the newer release, whose pages may ask the older process for their files. A folder that cannot be written costs only that.
 * @param build the build's folder: `.next`
 * @param release the build's id
 */
export function keepFiles(build: string, release: string, folder: string): EarlierFiles {
  const own = new Set(
    readdirSync(join(build, 'static'), { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    ),
  );
  try {
    copyFiles(join(build, 'static'), folder, release);
    forgetOldest(folder, release);
  } catch (error) {
    log.warn({ err: error }, 'the files of this release cannot be kept for the next one');
  }
  return async (request, response) => {
    const name = nameOf(request);
    if (name === null || own.has(name)) return false;
    const body = await findFile(folder, name);
    if (!body) return false;
    await sendFile(request, response, fileOf(body, extname(name)));
    return true;
  };
}

function copyFiles(from: string, folder: string, release: string): void {
  const target = join(folder, release);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(target)) {
    const unfinished = join(folder, `.unfinished-${process.pid}-${release}`);
    cpSync(from, unfinished, { recursive: true });
    try {
      renameSync(unfinished, target);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another web process of the same release was faster.
      if (!existsSync(target)) throw error;
    }
  }
  // The order of releases is that of their last start, so that going back to an earlier one counts.
  const seconds = (performance.timeOrigin + performance.now()) / 1_000;
  utimesSync(target, seconds, seconds);
}

function forgetOldest(folder: string, release: string): void {
  const changedAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const remove = (name: string) => rmSync(join(folder, name), { recursive: true, force: true });
  const names = readdirSync(folder).filter((name) => name !== release);
  const isUnfinished = (name: string) => UNFINISHED.test(name);
  names
    .filter((name) => isUnfinished(name) && Date.now() - changedAt(name) > UNFINISHED_MS_MAX)
    .forEach(remove);
  names
    .filter((name) => !isUnfinished(name))
    .map((name) => ({ name, at: changedAt(name) }))
    .sort((a, b) => b.at - a.at)
    .slice(EARLIER_RELEASES_MAX)
    .forEach(({ name }) => remove(name));
}

/** The path below `static/`; null when the request is for something else, or leads out of it. */
function nameOf({ method, url = '' }: IncomingMessage): string | null {
  if (!url.startsWith(ADDRESS) || (method !== 'GET' && method !== 'HEAD')) return null;
  const encoded = url.slice(ADDRESS.length).replace(/[?#].*$/s, '');
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  const isSafe = name.split('/').every((part) => /^[^\\\0]+$/.test(part) && !/^\.\.?$/.test(part));
  return isSafe ? name : null;
}

async function findFile(folder: string, name: string): Promise<Buffer | null> {
  const releases = await readdir(folder).catch((): string[] => []);
  for (const release of releases) {
    if (UNFINISHED.test(release)) continue;
    const body = await readFile(join(folder, release, name)).catch(() => null);
    if (body) return body;
  }
  return null;
}
