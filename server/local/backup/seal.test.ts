import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { newKey, sealWith, sealWithKey } from './seal.mjs';

type Stage = (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

async function pass(bytes: Buffer, chunkBytes: number, stage: Stage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes)
    chunks.push(bytes.subarray(at, at + chunkBytes));
  const out: Buffer[] = [];
  await pipeline(Readable.from(chunks), stage, async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) out.push(chunk);
  });
  return Buffer.concat(out);
}

const PASSPHRASE = 'ein schöner Tag für Fußball';
const WRONG =
  /^a\.txt\.age cannot be opened: BACKUP_PASSPHRASE is wrong, or the file was changed\.$/;

it('opens what it sealed with a key, however it is cut into pieces', async () => {
  const { seal, open } = await sealWithKey(await newKey());
  for (const size of [0, 1, 16, 1_000, 200_000]) {
    const bytes = randomBytes(size);
    const sealed = await pass(bytes, 7_777, seal());
    expect(sealed.includes(bytes.subarray(0, 16)) && size > 1).toBe(false);
    for (const chunkBytes of [64, 65_536].filter((count) => size / count < 10_000)) {
      expect((await pass(sealed, chunkBytes, open('a.txt'))).equals(bytes)).toBe(true);
    }
  }
});

it('opens with the passphrase in another notation of the letters', async () => {
  const bytes = randomBytes(1_000);
  const sealed = await pass(bytes, 64, sealWith(PASSPHRASE).seal());
  // 128 MB for each guess.
  expect(sealed.toString('latin1')).toMatch(/^-> scrypt \S+ 17$/m);
  const again = sealWith(PASSPHRASE.normalize('NFD'));
  expect((await pass(sealed, 64, again.open('a.txt'))).equals(bytes)).toBe(true);
});

it('refuses another key, any changed byte and a shorter file', async () => {
  const { seal, open } = await sealWithKey(await newKey());
  const sealed = await pass(randomBytes(100), 64, seal());
  const other = await sealWithKey(await newKey());
  await expect(pass(sealed, 64, other.open('a.txt'))).rejects.toThrow(WRONG);
  for (const at of [0, 30, 80, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(pass(changed, 64, open('a.txt'))).rejects.toThrow(WRONG);
  }
  for (const length of [0, 20, 40, sealed.length - 1])
    await expect(pass(sealed.subarray(0, length), 64, open('a.txt'))).rejects.toThrow(WRONG);
});
