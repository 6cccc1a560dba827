import { mkdir, writeFile } from 'node:fs/promises';
import { PlainError } from '../plain-error.mjs';
import { pathInside } from './parts.mjs';

// The tar format (ustar) as Postgres writes it: blocks of 512 bytes, names below 100 bytes, no links.
const BLOCK_BYTES = 512;
const NAME_END = 100;
const SIZE_START = 124;
const SIZE_END = 136;
const TYPE_AT = 156;
const FILE = '0';
const FOLDER = '5';

/**
 * Unpacks an archive of a base backup into `folder`, for its owner only.
 * @param {AsyncIterable<Buffer>} source
 * @param {string} folder
 */
export async function unpackTar(source, folder) {
  const reader = readerOf(source);
  for (;;) {
    const header = await reader.take(BLOCK_BYTES);
    // An empty block, or simply the end.
    if (!header?.[0]) break;
    await unpackEntry(header, reader, folder);
  }
  await reader.drain();
}

async function unpackEntry(header, reader, folder) {
  const name = textOf(header, 0, NAME_END);
  const size = Number.parseInt(textOf(header, SIZE_START, SIZE_END), 8);
  const type = String.fromCharCode(header[TYPE_AT]);
  const path = pathInside(folder, name);
  if (type === FOLDER) {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } else if (type === FILE) {
    await writeFile(path, reader.portion(size), { flag: 'wx', mode: 0o600 });
    await reader.take(-size & (BLOCK_BYTES - 1));
  } else {
    throw new PlainError(
      `The archive of the database has a link (${name}): it cannot be unpacked.`,
    );
  }
}

const textOf = (header, start, end) => header.toString('latin1', start, end).split('\0')[0].trim();

function readerOf(source) {
  const chunks = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  async function more() {
    const { value, done } = await chunks.next();
    if (done) return false;
    rest = rest.length ? Buffer.concat([rest, value]) : value;
    return true;
  }

  return {
    /** Exactly `count` bytes; undefined when there are not so many left. */
    async take(count) {
      while (rest.length < count) if (!(await more())) return undefined;
      const taken = rest.subarray(0, count);
      rest = rest.subarray(count);
      return taken;
    },
    /** The next `count` bytes piece by piece. */
    async *portion(count) {
      let left = count;
      while (left > 0) {
        if (rest.length === 0 && !(await more()))
          throw new PlainError('The archive of the database ends too early.');
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    },
    /** Reads to the end: only then have the stages before this one checked everything. */
    async drain() {
      do rest = Buffer.alloc(0);
      while (await more());
    },
  };
}
