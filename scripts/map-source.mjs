import { setTimeout as sleep } from 'node:timers/promises';
import { PMTiles } from 'pmtiles';
import { PlainError } from '../server/local/plain-error.mjs';
import { checkHeader } from './map-header.mjs';

const ATTEMPTS = 4;
const PAUSE_MS = 500;
/** For a request of a megabyte or so. */
const REQUEST_MS = 60_000;
const DAY = '{day}';
const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

class MissingError extends PlainError {}

/**
 * A map at an address.
 * @param {string} address `{day}` stands for the newest day of the last week that has a file
 * @param {AbortSignal} signal
 * @returns {Promise<PMTiles>}
 * @throws PlainError there is none, or it cannot be read by ranges
 */
export async function openSource(address, signal) {
  for (const url of candidates(address)) {
    const archive = new PMTiles({ getKey: () => url, getBytes: rangeReader(url, signal) });
    try {
      await archive.getHeader();
      return archive;
    } catch (error) {
      if (!(error instanceof MissingError)) throw error;
    }
  }
  throw new PlainError(`There is no file at ${address}.`);
}

function candidates(address) {
  if (!address.includes(DAY)) return [address];
  return Array.from({ length: DAYS }, (_, ago) => {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    return address.replace(DAY, day.replaceAll('-', ''));
  });
}

/** The package's own FetchSource neither tries again nor says what a person can do. */
function rangeReader(url, signal) {
  let version;
  async function request(offset, length) {
    const response = await fetch(url, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]),
    });
    if (response.status !== 206) {
      await response.body?.cancel();
      throw refusal(url, response.status);
    }
    const etag = response.headers.get('etag');
    version ??= etag;
    if (etag !== version) {
      throw new PlainError(`${url} was replaced while it was read. Run the command again.`);
    }
    const data = await response.arrayBuffer();
    const { byteLength: got } = data;
    const range = response.headers.get('content-range');
    // The first request may ask for more than the file has.
    const isWhole = got === length || (offset === 0 && got < length);
    if (!isWhole || !range?.startsWith(`bytes ${offset}-${offset + got - 1}/`)) {
      throw new Error(`it sends other bytes than were asked for (${range})`);
    }
    if (offset === 0) checkHeader(Buffer.from(data), url);
    return { data };
  }
  return async (offset, length) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(offset, length);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof PlainError) throw error;
        if (attempt === ATTEMPTS) {
          throw new PlainError(`${url} cannot be read: ${error.cause?.code ?? error.message}.`);
        }
      }
      await sleep(PAUSE_MS * attempt);
    }
  };
}

/** A PlainError where another attempt would not help. */
function refusal(url, status) {
  if (status === 404) return new MissingError(`There is no file at ${url}.`);
  if (status === 429 || status >= 500) return new Error(`it answers ${status}`);
  if (status !== 200) return new PlainError(`${url} cannot be read: it answers ${status}.`);
  return new PlainError(
    `The server of ${url} sends only whole files, no ranges. Download it, and run npm run map -- FILE.`,
  );
}
