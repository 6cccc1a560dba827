import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPng, qrSvg } from './open-link';

const URL_OF_A_LINK = `https://play.example.org/join/${'0123456789abcdef'.repeat(2)}`;

it('the SVG and the PNG show the same code, with a quiet zone of four modules', async () => {
  const { data, size } = encode(URL_OF_A_LINK, { ecc: 'M', border: 4 });
  const { width, height } = await sharp(await qrPng(URL_OF_A_LINK)).metadata();
  expect([width, height]).toEqual([size * 24, size * 24]);
  const dark = async (picture: Buffer) => {
    const pixels = await sharp(picture)
      .resize(size, size, { kernel: 'nearest' })
      .removeAlpha()
      .extractChannel(0)
      .raw()
      .toBuffer();
    return Array.from(pixels, (grey) => grey < 128);
  };
  expect(await dark(await qrPng(URL_OF_A_LINK))).toEqual(data.flat());
  expect(await dark(Buffer.from(qrSvg(URL_OF_A_LINK)))).toEqual(data.flat());
  expect(data[3]?.some(Boolean)).toBe(false);
});
