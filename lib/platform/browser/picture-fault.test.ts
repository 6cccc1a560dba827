import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { faultOf, sortPictures } from './picture-fault';
import { pixelsOf } from './picture-size';

afterEach(() => void vi.unstubAllGlobals());

const MAX = 100_000;
const fileOf = (bytes: Uint8Array | string, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([bytes as BlobPart], name, { type });

const drawn = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 9, g: 99, b: 200 } } });

const encoded = {
  jpeg: () => drawn().jpeg().toBuffer(),
  png: () => drawn().png().toBuffer(),
  webp: () => drawn().webp().toBuffer(),
  gif: () => drawn().gif().toBuffer(),
};

it.each(Object.entries(encoded))('%s is taken, and what is cut off is not', async (_, encode) => {
  const bytes = new Uint8Array(await encode());
  expect(await faultOf(fileOf(bytes), MAX)).toBeNull();
  expect(await faultOf(fileOf(bytes.subarray(0, bytes.length - 20)), MAX)).toBe('damaged');
});

const noise = (pages: number) =>
  sharp(
    Uint8Array.from({ length: 64 * 64 * 3 * pages }, (_, at) => (at * 2_654_435_761) >>> 13),
    { raw: { width: 64, height: 64 * pages, channels: 3, pageHeight: 64 } },
  );

it.each<[string, () => Promise<Buffer>]>([
  ['animated GIF', () => noise(3).gif().toBuffer()],
  ['animated WebP', () => noise(3).webp().toBuffer()],
  [
    'progressive JPEG of CMYK',
    () => noise(1).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  ],
  ['interlaced PNG', () => noise(1).png({ progressive: true }).toBuffer()],
])('an %s is whole with something behind it, and is not at any cut', async (_, encode) => {
  const bytes = new Uint8Array(await encode());
  const trailer = new Uint8Array(200).fill(7);
  expect(await faultOf(fileOf(new Uint8Array([...bytes, ...trailer])), MAX)).toBeNull();
  for (const share of [0.3, 0.6, 0.9]) {
    const cut = bytes.subarray(0, Math.floor(bytes.length * share));
    expect(await faultOf(fileOf(cut), MAX), `${share}`).toBe('damaged');
  }
});

it('a photo is not whole because its preview is', async () => {
  const jpeg = new Uint8Array(await encoded.jpeg());
  const segment = [0xff, 0xe1, (jpeg.length + 2) >> 8, (jpeg.length + 2) & 0xff, ...jpeg];
  const photo = new Uint8Array([0xff, 0xd8, ...segment, ...jpeg.subarray(2)]);
  expect(await faultOf(fileOf(photo), MAX)).toBeNull();
  expect(await faultOf(fileOf(photo.subarray(0, photo.length - 20)), MAX)).toBe('damaged');
});

it('what is none is named for what it is, whatever its name and type say', async () => {
  expect(await faultOf(fileOf(''), MAX)).toBe('empty');
  expect(await faultOf(fileOf('This is my shopping list.'), MAX)).toBe('notPicture');
  expect(await faultOf(fileOf('BM', 'photo.bmp'), MAX)).toBeNull();
  const jpeg = new Uint8Array(await encoded.jpeg());
  expect(await faultOf(fileOf(jpeg), jpeg.length - 1)).toBe('tooLarge');
});

it('a picture that this browser cannot read is not taken either', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('InvalidStateError')));
  const jpeg = new Uint8Array(await encoded.jpeg());
  expect(await faultOf(fileOf(jpeg), MAX)).toBe('damaged');
  const heic = '\0\0\0\u0018ftypheic\0\0\0\0';
  expect(await faultOf(fileOf(heic, 'photo.heic', 'image/heic'), MAX)).toBe('otherFormat');
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const DOCTYPE = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY a "b"> ]>';

it.each<[string, string | Uint8Array]>([
  ['SVG', SVG],
  ['SVG after a comment', `<!-- Generator: Adobe Illustrator 27 -->\n${SVG}`],
  ['SVG after a long comment', `<!--${' a > b'.repeat(9_000)}-->${SVG}`],
  ['SVG after a declaration', `\n<?xml version="1.0" encoding="UTF-8"?>\n<!-- x -->${SVG}`],
  ['SVG after its document type', `<?xml version="1.0"?>${DOCTYPE}${SVG}`],
  ['SVG with a mark of the byte order', `\uFEFF${SVG}`],
  ['SVG with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"></svg:svg>'],
  ['SVG in UTF-16', new Uint8Array(Buffer.from(`\uFEFF<?xml version="1.0"?>${SVG}`, 'utf16le'))],
  ['AVIF', '\0\0\0\u001cftypavif\0\0\0\0'],
  ['icon', '\0\0\u0001\0\u0001\0'],
])('%s is a picture in another format', async (_, bytes) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('InvalidStateError')));
  for (const [name, type] of [
    ['logo.svg', 'image/svg+xml'],
    ['logo.png', 'image/png'],
    ['logo', ''],
  ]) {
    expect(await faultOf(fileOf(bytes, name, type), MAX)).toBe('otherFormat');
  }
});

it.each<[string, string]>([
  ['a page with a drawing', `<!DOCTYPE html><html><body>${SVG}</body></html>`],
  ['a page in XML', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>`],
  ['a word about drawings', '<svgs>'],
  ['a heap of comments', '<!---->'.repeat(9_000)],
  ['a film', '\0\0\0\u0020ftypisom\0\0\u0002\0'],
])('%s is no picture', async (_, bytes) => {
  expect(await faultOf(fileOf(bytes), MAX)).toBe('notPicture');
});

it.each<[string, () => Promise<Buffer>]>([
  ...Object.entries(encoded),
  ['progressive JPEG', () => drawn().jpeg({ progressive: true }).toBuffer()],
  ['WebP without loss', () => drawn().webp({ lossless: true }).toBuffer()],
  ['WebP with a colour profile', () => drawn().withIccProfile('p3').webp().toBuffer()],
])('the size of a %s is read', async (_, encode) => {
  expect(pixelsOf(new Uint8Array(await encode()))).toBe(60 * 40);
});

it('too many pixels for this browser and the server are said to be that', async () => {
  const png = new Uint8Array(await encoded.png());
  const gif = new Uint8Array(await encoded.gif());
  // The sides in the head of each.
  new DataView(png.buffer).setUint32(16, 1_300_000);
  gif.set([0xff, 0xff, 0xff, 0xff], 6);
  expect(await faultOf(fileOf(gif), MAX)).toBe('tooManyPixels');
  expect(await faultOf(fileOf(png), MAX)).toBeNull();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('InvalidStateError')));
  expect(await faultOf(fileOf(png), MAX)).toBe('tooManyPixels');
});

it('of six files of which one is none, five are taken, and the one is named', async () => {
  const jpeg = new Uint8Array(await encoded.jpeg());
  const files = ['1', '2', 'text', '4', '5', '6'].map((name) =>
    fileOf(name === 'text' ? 'No picture' : jpeg, name),
  );
  const { good, bad } = await sortPictures(files, MAX);
  expect(good.map(({ name }) => name)).toEqual(['1', '2', '4', '5', '6']);
  expect(bad.map(({ file, fault }) => [file.name, fault])).toEqual([['text', 'notPicture']]);
});
