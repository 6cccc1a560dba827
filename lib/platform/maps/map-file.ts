import { createHash } from 'node:crypto';
import { type StatsListener, unwatchFile, watchFile } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env/server';
import type { MapSettingsDto } from './schema';

export async function readMapSettings(): Promise<MapSettingsDto> {
  const { GOOGLE_MAPS_API_KEY, MAP_TILE_URL, MAP_TILE_ATTRIBUTION } = env;
  const file = MAP_TILE_URL ? null : await findMapFile();
  return {
    provider: GOOGLE_MAPS_API_KEY ? 'google' : 'leaflet',
    tileUrl: MAP_TILE_URL ?? null,
    attribution: MAP_TILE_ATTRIBUTION ?? null,
    fileUrl: file && `/media/map/${file.version}.pmtiles`,
    googleKey: GOOGLE_MAPS_API_KEY ?? null,
  };
}

/** Where `npm run map` puts the operator's file. */
const PATH = join(env.DATA_DIR, 'map.pmtiles');
/** The header and the root directory, which change with the tiles. */
const START_BYTES = 16_384;

interface MapFile {
  /** A hash of its content, so that all processes agree and browsers may cache what they have read. */
  version: string;
  bytes: number;
}

let known: { mark: string; file: MapFile } | undefined;

/** Null when there is none. */
export async function findMapFile(): Promise<MapFile | null> {
  return withFile(async (handle) => {
    const { size: bytes, mtimeMs } = await handle.stat();
    const mark = `${bytes} ${mtimeMs}`;
    if (known?.mark !== mark) {
      const start = await readFrom(handle, 0, Math.min(START_BYTES, bytes));
      const version = createHash('sha256').update(start).update(String(bytes)).digest('hex');
      known = { mark, file: { version: version.slice(0, 16), bytes } };
    }
    return known.file;
  });
}

const POLL_MS = 5_000;

/**
 * Calls `onChange` when the operator has put another map in place, or has taken it away. It looks at the file itself, because
 * not every file system tells of its changes.
 * @returns a function that ends it
 */
export function followMapFile(onChange: () => void, everyMs = POLL_MS): () => void {
  const compare: StatsListener = (now, before) => {
    const isSame = now.ino === before.ino && now.mtimeMs === before.mtimeMs;
    if (!isSame || now.size !== before.size) onChange();
  };
  watchFile(PATH, { interval: everyMs, persistent: false }, compare);
  return () => unwatchFile(PATH, compare);
}

/** @returns the bytes from `from` on, fewer at the end of the file; null when there is no file */
export function readMapFile(from: number, length: number): Promise<Uint8Array<ArrayBuffer> | null> {
  return withFile((handle) => readFrom(handle, from, length));
}

async function readFrom(
  handle: FileHandle,
  from: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

async function withFile<T>(read: (handle: FileHandle) => Promise<T>): Promise<T | null> {
  const handle = await open(PATH).catch(() => null);
  if (!handle) return null;
  try {
    return await read(handle);
  } finally {
    await handle.close();
  }
}
