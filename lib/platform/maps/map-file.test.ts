import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { findMapFile, followMapFile } from '@/lib/platform/maps/map-file';
import { makeMapFile } from '@/tests/factories/map-file';

// The environment is read on import, so this must come first.
const folder = await vi.hoisted(async () => {
  const [{ mkdtemp }, { tmpdir }] = [await import('node:fs/promises'), await import('node:os')];
  const made = await mkdtemp(`${tmpdir()}/maidan-map-`);
  process.env['DATA_DIR'] = made;
  return made;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PATH = join(folder, 'map.pmtiles');

async function put(content: Buffer): Promise<void> {
  await writeFile(`${PATH}.new`, content);
  await rename(`${PATH}.new`, PATH);
}

it('tells of a new map, of another one, and when it is taken away; not when it is read', async () => {
  let changes = 0;
  const stop = followMapFile(() => {
    changes += 1;
  }, 50);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 300));
  await settle();
  const noticed = (count: number) => expect.poll(() => changes).toBe(count);
  await put(makeMapFile([{ z: 12, x: 2_897, y: 1_671 }]));
  await noticed(1);
  const first = await findMapFile();
  await settle();
  expect(changes).toBe(1);
  await put(makeMapFile([{ z: 11, x: 1_448, y: 835 }]));
  await noticed(2);
  expect((await findMapFile())?.version).not.toBe(first?.version);
  await rm(PATH);
  await noticed(3);
  stop();
  await put(makeMapFile([{ z: 12, x: 2_897, y: 1_671 }]));
  await settle();
  expect(changes).toBe(3);
});
