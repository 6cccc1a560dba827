import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PlainError } from '../plain-error.mjs';
import { readPart, verifyPart, writePart } from './parts.mjs';
import { PLAIN, SEALED_SUFFIX, sealWith, sealWithKey } from './seal.mjs';

const NAME = 'manifest.json';
const FORMAT = 2;
/** The manifest of an encrypted backup in the former format of our own. */
const EARLIER = `${NAME}.sealed`;

/**
 * What a backup consists of.
 * @typedef {object} Manifest
 * @property {number} format
 * @property {string} product the version of Maidan that made it
 * @property {string} createdAt
 * @property {string} migration the last migration of the database
 * @property {{ kind: 'files' | 'dump', postgres: string, isOwn?: true }} database the files of an embedded server or of the
 *   operator's own, or a dump by pg_dump
 * @property {Record<string, [number, number]>} rows the fewest and the most rows of each table while the backup was made
 * @property {string[]} missingPictures keys of `uploads` whose file was not there
 * @property {import('./parts.mjs').Part[]} parts
 * @property {string} [key] opens the parts of an encrypted backup: an age identity
 */

/** Written last, with its own checksum beside it in the form that `sha256sum -c` reads. */
export async function writeManifest(folder, facts, envelope) {
  const manifest = { format: FORMAT, ...facts };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const { sha256, bytes } = await writePart(folder, NAME, [text], envelope);
  const file = `${NAME}${envelope.suffix}`;
  writeFileSync(join(folder, `${file}.sha256`), `${sha256}  ${file}\n`, { mode: 0o600 });
  return { manifest, bytes };
}

/**
 * Reads and checks the manifest of a backup. The envelope opens the other parts.
 * @returns {Promise<{ manifest: Manifest, envelope: typeof PLAIN }>}
 */
export async function readManifest(folder, passphrase) {
  const envelope = envelopeOf(folder, passphrase);
  const { suffix } = envelope;
  await verifyPart(folder, { name: NAME, sha256: recordedChecksum(folder, suffix) }, envelope);
  const chunks = [];
  await pipeline(...readPart(folder, NAME, envelope), async (source) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  const manifest = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  // An unencrypted backup has the same form in the first format.
  if (manifest.format <= FORMAT)
    return { manifest, envelope: manifest.key ? await sealWithKey(manifest.key) : envelope };
  throw new PlainError(
    `${folder} was made by another version of Maidan (${manifest.product}), which writes backups in another form: restore it with that version.`,
  );
}

function envelopeOf(folder, passphrase) {
  if (existsSync(join(folder, NAME))) return PLAIN;
  if (existsSync(join(folder, EARLIER))) {
    throw new PlainError(
      `${folder} was encrypted by an earlier Maidan, in another form: restore it with that version.`,
    );
  }
  if (!existsSync(join(folder, `${NAME}${SEALED_SUFFIX}`))) {
    throw new PlainError(`${folder} is not a backup: it has no ${NAME}.`);
  }
  if (passphrase) return sealWith(passphrase);
  throw new PlainError(`${folder} is encrypted: set BACKUP_PASSPHRASE.`);
}

function recordedChecksum(folder, suffix) {
  const file = join(folder, `${NAME}${suffix}`);
  try {
    return readFileSync(`${file}.sha256`, 'utf8').split(' ')[0];
  } catch {
    throw new PlainError(
      `${NAME}${suffix}.sha256 in ${folder} is missing: this backup cannot be restored.`,
    );
  }
}
