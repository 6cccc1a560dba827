import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isPictureKey, newPictureKey } from '@/lib/platform/storage/picture-key';
import type {
  FilePurpose,
  FileType,
  Storage,
  StoredBytes,
  StoredFile,
} from '@/lib/platform/storage/storage';

/** The path of a key below `root`; null for any other text. */
export function localPath(root: string, key: string): string | null {
  return isPictureKey(key) ? join(/* turbopackIgnore: true */ root, key) : null;
}

/** Files on this machine's disk, served by `/media/<key>`. */
export class LocalStorage implements Storage {
  readonly provider = 'local';

  constructor(private readonly root: string) {}

  async put(
    data: Uint8Array<ArrayBuffer>,
    purpose: FilePurpose,
    type?: FileType,
  ): Promise<StoredFile> {
    const key = newPictureKey(purpose, type);
    const path = join(/* turbopackIgnore: true */ this.root, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o750 });
    // 'wx' fails if the file exists: keys are never reused, so it would be another picture.
    await writeFile(path, data, { flag: 'wx', mode: 0o640 });
    return { key, provider: this.provider };
  }

  async read(key: string): Promise<StoredBytes | null> {
    const path = localPath(this.root, key);
    const file = path ? await stat(path).catch(() => null) : null;
    if (!path || !file?.isFile()) return null;
    // Node's web stream type and the DOM's differ only in their types.
    const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    return { body, bytes: file.size };
  }

  async delete(keys: string[]): Promise<void> {
    for (const key of keys) {
      const path = localPath(this.root, key);
      if (path) await rm(path, { force: true });
    }
  }
}
