import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMapFile } from '@/tests/factories/map-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-map-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SCRIPT = fileURLToPath(new URL('map.mjs', import.meta.url));
const content = makeMapFile([{ z: 12, x: 2_897, y: 1_671 }]);

function map(...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

async function put(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

it('puts a file into the data folder, replaces it, and removes it', async () => {
  const added = await map(await put('lahore.pmtiles', content));
  expect(added.err).toBe('');
  expect(added.out).toContain('from 31.00,74.00 to 32.00,75.00, at zooms 12 to 12');
  const stored = () => readFile(join(folder, 'data/map.pmtiles'));
  expect(await stored()).toEqual(content);
  const other = makeMapFile([{ z: 11, x: 1_448, y: 835 }]);
  expect((await map(await put('other.pmtiles', other))).code).toBe(0);
  expect(await stored()).toEqual(other);
  expect(await readdir(join(folder, 'data'))).toEqual(['map.pmtiles']);
  expect((await map('--remove')).code).toBe(0);
  expect(await readdir(join(folder, 'data'))).toEqual([]);
});

it('refuses what is no map, and says why', async () => {
  const pictures = Buffer.from(content);
  pictures[99] = 2;
  const old = Buffer.from(content);
  old[7] = 2;
  const cases: [path: string, sentence: string][] = [
    [join(folder, 'missing'), 'There is no file'],
    [await put('a.txt', Buffer.from('PMTiles')), 'is not a PMTiles file of version 3'],
    [await put('old.pmtiles', old), 'is not a PMTiles file of version 3'],
    [await put('png.pmtiles', pictures), 'has no vector tiles'],
  ];
  for (const [path, sentence] of cases) {
    expect(await map(path)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
  }
  expect((await map()).code).toBe(2);
});
