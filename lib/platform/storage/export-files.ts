import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/platform/env/server';
import type { StoredBytes } from '@/lib/platform/storage/storage';

// On the disk of UPLOAD_DIR, wherever pictures are stored: a storage service takes a file of a gigabyte only from memory, and
// serves it to everyone with the URL. `/media` serves only picture keys, which these names are not.
const FOLDER = 'exports';
const NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.zip$/;

const folder = () => join(/* turbopackIgnore: true */ env.UPLOAD_DIR, FOLDER);
const pathOf = (name: string): string | null =>
  NAME.test(name) ? join(/* turbopackIgnore: true */ folder(), name) : null;

/** The new file has a name that cannot be guessed. */
export async function createExportFile(): Promise<{ name: string; stream: WriteStream }> {
  const name = `${randomUUID()}.zip`;
  await mkdir(folder(), { recursive: true, mode: 0o750 });
  const path = join(/* turbopackIgnore: true */ folder(), name);
  return { name, stream: createWriteStream(path, { flags: 'wx', mode: 0o640 }) };
}

/** @returns null when there is no such file. */
export async function readExportFile(name: string): Promise<StoredBytes | null> {
  const path = pathOf(name);
  const file = path ? await stat(path).catch(() => null) : null;
  if (!path || !file?.isFile()) return null;
  // Node's web stream type and the DOM's differ only in their types.
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return { body, bytes: file.size };
}

/** No error if the file is gone already. */
export async function deleteExportFile(name: string): Promise<void> {
  const path = pathOf(name);
  if (path) await rm(path, { force: true });
}

export async function listQuietExportFiles(quietMs: number): Promise<string[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => NAME.test(name));
  const quiet: string[] = [];
  for (const name of names) {
    const file = await stat(join(/* turbopackIgnore: true */ folder(), name)).catch(() => null);
    if (file && file.mtimeMs < Date.now() - quietMs) quiet.push(name);
  }
  return quiet;
}
