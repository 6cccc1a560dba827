import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  firstThatFits,
  fitInside,
  isSentAsItIs,
  SENT_BYTES_MAX,
  STEPS,
  type Step,
} from './scale-picture';

describe('the step that is sent', () => {
  const encoder = (bytesOf: (step: Step) => number | null) => {
    const tried: Step[] = [];
    const encode = (step: Step) => {
      tried.push(step);
      const bytes = bytesOf(step);
      return Promise.resolve(bytes === null ? null : new Blob([new Uint8Array(bytes)]));
    };
    return { tried, encode };
  };

  it('is the first that is light enough, and none is tried after it', async () => {
    const { tried, encode } = encoder(({ side }) => side * 250);
    const sent = await firstThatFits(encode);
    expect(sent?.size).toBe(1_600 * 250);
    expect(tried).toEqual(STEPS.slice(0, 3));
  });

  it('may weigh exactly 400 KB', async () => {
    const { tried, encode } = encoder(() => 400 * 1024);
    expect((await firstThatFits(encode))?.size).toBe(SENT_BYTES_MAX);
    expect(tried).toHaveLength(1);
  });

  it('is the lightest where none is light enough', async () => {
    const { tried, encode } = encoder(({ quality }) => SENT_BYTES_MAX + quality * 100);
    expect((await firstThatFits(encode))?.size).toBe(SENT_BYTES_MAX + 40);
    expect(tried).toEqual(STEPS);
  });

  it('passes over what the browser cannot encode', async () => {
    const { encode } = encoder(({ side }) => (side > 1_024 ? null : 7));
    expect((await firstThatFits(encode))?.size).toBe(7);
    expect(await firstThatFits(() => Promise.resolve(null))).toBeNull();
  });

  it('is never larger or better than the one before', () => {
    for (const [index, { side, quality }] of STEPS.slice(1).entries()) {
      const before = STEPS[index];
      expect(side < (before?.side ?? 0) || quality < (before?.quality ?? 0)).toBe(true);
    }
  });
});

it.each([
  [{ width: 4_000, height: 3_000 }, 2_048, { width: 2_048, height: 1_536 }],
  [{ width: 3_000, height: 4_000 }, 800, { width: 600, height: 800 }],
  [{ width: 300, height: 200 }, 2_048, { width: 300, height: 200 }],
  [{ width: 9_000, height: 2 }, 640, { width: 640, height: 1 }],
])('%j inside %i px is %j', (size, side, expected) => {
  expect(fitInside(size, side)).toEqual(expected);
});

describe('a picture that is sent as it is', () => {
  const square = () =>
    sharp({ create: { width: 64, height: 32, channels: 4, background: '#2648' } });
  const located = { IFD3: { GPSLatitude: '31/1 30/1 0/1', GPSLatitudeRef: 'N' } };
  const file = async (picture: Sharp) => new Blob([new Uint8Array(await picture.toBuffer())]);

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('is a light %s', async (format) => {
    expect(await isSentAsItIs(await file(square().toFormat(format)))).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is no %s with a location', async (format) => {
    const picture = square().withExif(located).toFormat(format);
    expect(await isSentAsItIs(await file(picture))).toBe(false);
  });

  it('is none over 400 KB, except a GIF, which may move', async () => {
    const rest = new Uint8Array(SENT_BYTES_MAX);
    const jpeg = await square().jpeg().toBuffer();
    const gif = await square().gif().toBuffer();
    expect(await isSentAsItIs(new Blob([new Uint8Array(jpeg), rest]))).toBe(false);
    expect(await isSentAsItIs(new Blob([new Uint8Array(gif), rest]))).toBe(true);
  });
});
