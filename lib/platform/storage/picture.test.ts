// Runs alone: it tests two libraries in one process.
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toPicture } from '@/lib/platform/storage/picture';

const bytes = (text: string) => new TextEncoder().encode(text);
const square = () => sharp({ create: { width: 32, height: 16, channels: 3, background: '#264' } });
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

it.each(['jpeg', 'png', 'webp', 'gif'] as const)('converts a %s to WebP', async (format) => {
  const { data, width, height } = await toPicture(
    await square().toFormat(format).toBuffer(),
    1_024,
  );
  expect([width, height]).toEqual([32, 16]);
  expect((await sharp(data).metadata()).format).toBe('webp');
});

describe('a file that is not a picture', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['SVG', () => bytes(SVG)],
    ['SVG after a blank line', () => bytes(`\n<?xml version="1.0"?>${SVG}`)],
    ['HTML', () => bytes('<html>')],
    ['a PDF', () => bytes('%PDF-1.7')],
    ['a TIFF', () => square().tiff().toBuffer()],
  ])('is refused when it is %s', async (_name, make) => {
    await expect(toPicture(await make(), 1_024)).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  });

  it('is refused as invalid when it is empty', async () => {
    await expect(toPicture(new Uint8Array(), 1_024)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is a damaged picture when it is SVG behind the first bytes of a JPEG', async () => {
    const file = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...bytes(SVG)]);
    await expect(toPicture(file, 1_024)).rejects.toMatchObject({ code: 'invalid' });
  });
});

it('converting pictures does not break rendering share cards in the same process', async () => {
  const response = new ImageResponse(
    { type: 'div', props: { children: 'Maidan' }, key: null },
    {
      width: 120,
      height: 63,
    },
  );
  const card = new Uint8Array(await response.arrayBuffer());
  expect((await sharp(card).metadata()).format).toBe('png');
});
