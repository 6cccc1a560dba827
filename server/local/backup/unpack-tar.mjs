import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { PlainError } from '../plain-error.mjs';
import { pathInside } from './parts.mjs';

/** Unpacks the archive of a base backup that `stages` of a pipeline deliver into `folder`, for its owner only. */
export async function unpackTar(stages, folder) {
  const archive = extract();
  await Promise.all([
    pipeline(...stages, archive),
    (async () => {
      for await (const entry of archive) await unpackEntry(entry, folder);
    })(),
  ]);
}

async function unpackEntry(entry, folder) {
  const { name, type } = entry.header;
  const path = pathInside(folder, name);
  if (type === 'directory') {
    await mkdir(path, { recursive: true, mode: 0o700 });
    entry.resume();
  } else if (type === 'file') {
    await pipeline(entry, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } else {
    throw new PlainError(
      `The archive of the database has a link (${name}): it cannot be unpacked.`,
    );
  }
}
