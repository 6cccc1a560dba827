import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainError } from '../plain-error.mjs';

/** @typedef {{ name: string, bytes: number, sha256: string }} Part a file of a backup as it is stored, sealed or not */

/**
 * Writes one file of a backup while `source` delivers it, readable by its owner only.
 * @returns {Promise<Part>}
 */
export async function writePart(folder, name, source, envelope) {
  const path = pathInside(folder, `${name}${envelope.suffix}`);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const digest = startDigest();
  await pipeline(
    source,
    envelope.seal(),
    async function* (chunks) {
      for await (const chunk of chunks) {
        digest.add(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { name, ...digest.result() };
}

/** The stages that begin a pipeline with the original bytes of a part. */
export function readPart(folder, name, envelope) {
  const path = pathInside(folder, `${name}${envelope.suffix}`);
  return [createReadStream(path), envelope.open(name)];
}

/**
 * Compares a file with the checksum in its manifest.
 * @throws PlainError if it differs or is missing
 */
export async function verifyPart(folder, { name, sha256 }, { suffix }) {
  const found = await checksumOf(pathInside(folder, `${name}${suffix}`));
  if (found === sha256) return;
  throw new PlainError(
    `${name}${suffix} in ${folder} ${found ? 'was changed or is incomplete' : 'is missing'}: this backup cannot be restored.`,
  );
}

/** The path of `name` below `folder`, which a manifest or an archive must not leave. */
export function pathInside(folder, name) {
  const path = resolve(folder, name);
  if (path.startsWith(resolve(folder) + sep)) return path;
  throw new PlainError(`${name} leads out of the folder ${folder}.`);
}

async function checksumOf(path) {
  const digest = startDigest();
  try {
    for await (const chunk of createReadStream(path)) digest.add(chunk);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  return digest.result().sha256;
}

function startDigest() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk) {
      hash.update(chunk);
      bytes += chunk.length;
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
