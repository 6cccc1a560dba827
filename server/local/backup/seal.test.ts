import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { sealWith } from './seal.mjs';

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
  /^a\.txt\.sealed cannot be opened: BACKUP_PASSPHRASE is wrong, or the file was changed\.$/;

it('opens what it sealed, however it is cut into pieces, and with another notation of the letters', async () => {
  const writer = sealWith(PASSPHRASE);
  const reader = sealWith(PASSPHRASE.normalize('NFD'));
  for (const size of [0, 1, 16, 1_000, 100_000]) {
    const bytes = randomBytes(size);
    const sealed = await pass(bytes, 7_777, writer.seal('a.txt'));
    expect(sealed.includes(bytes.subarray(0, 16)) && size > 1).toBe(false);
    for (const chunkBytes of [5, 64, 65_536].filter((count) => size / count < 10_000)) {
      expect((await pass(sealed, chunkBytes, reader.open('a.txt'))).equals(bytes)).toBe(true);
    }
  }
});

it('uses each nonce once', async () => {
  const { seal } = sealWith(PASSPHRASE);
  const [first, second] = [
    await pass(Buffer.from('same'), 64, seal('a.txt')),
    await pass(Buffer.from('same'), 64, seal('a.txt')),
  ];
  expect(first.equals(second)).toBe(false);
});

it('refuses a wrong passphrase, any changed byte, a shorter file and the name of another part', async () => {
  const { seal, open } = sealWith(PASSPHRASE);
  const sealed = await pass(randomBytes(100), 64, seal('a.txt'));
  await expect(pass(sealed, 64, sealWith('something else').open('a.txt'))).rejects.toThrow(WRONG);
  // One of the mark, the nonce, the content and the tag. A changed salt makes another key.
  for (const at of [0, 30, 80, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(pass(changed, 64, open('a.txt'))).rejects.toThrow(WRONG);
  }
  for (const length of [0, 20, 40, sealed.length - 1])
    await expect(pass(sealed.subarray(0, length), 64, open('a.txt'))).rejects.toThrow(WRONG);
  await expect(pass(sealed, 64, open('b.txt'))).rejects.toThrow(/^b\.txt\.sealed cannot be opened/);
});
