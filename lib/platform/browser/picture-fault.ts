import { isWholeGif, isWholeJpeg, isWholePng, isWholeWebp } from './picture-end';
import { pixelsOf } from './picture-size';

export type PictureFault =
  | 'empty'
  | 'notPicture'
  | 'otherFormat'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'damaged';

/** The server decodes no more. A larger picture that this browser can decode is sent smaller. */
export const MEGAPIXELS_MAX = 50;

/** Enough for the comments before the first element of an SVG. */
const START_BYTES = 65_536;
/** The formats that the server accepts, by their first bytes, with a check that the file is complete. */
const FORMATS: readonly { start: RegExp; isWhole: (bytes: Uint8Array) => boolean }[] = [
  { start: /^\u00ff\u00d8\u00ff/, isWhole: isWholeJpeg },
  { start: /^\u0089PNG\r\n\u001a\n/, isWhole: isWholePng },
  { start: /^GIF8[79]a/, isWhole: isWholeGif },
  { start: /^RIFF[^]{4}WEBP/, isWhole: isWholeWebp },
];
/** HEIC and AVIF (not films), BMP, TIFF, icons, JPEG 2000 and XL: pictures that not every browser can read, and the server never. */
const OTHER_PICTURE =
  /^(?:[^]{4}ftyp(?:hei|hev|mif|msf|avi|crx)|BM|II[*+]\0|MM\0[*+]|\0\0\u0001\0|\0\0\0\u000c(?:jP|JXL) |\u00ff\u000a|8BPS)/;
/** What XML allows before the first element: declarations, comments and a document type with its entities. */
const BEFORE_ELEMENT = /\s*(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE\s[^[>]*(?:\[[^\]]*\]\s*)?>)/iy;
const SVG = /\s*<(?:[\w-]+:)?svg[\s/>]/iy;

const textOf = (bytes: Uint8Array) =>
  bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');

function isSvg(bytes: Uint8Array): boolean {
  const marks: Record<string, string> = { 254: 'utf-16be', 255: 'utf-16le' };
  const text = new TextDecoder(marks[bytes[0] ?? 0]).decode(bytes);
  let at = 0;
  do {
    SVG.lastIndex = at;
    BEFORE_ELEMENT.lastIndex = at;
    if (SVG.test(text)) return true;
    at = BEFORE_ELEMENT.test(text) ? BEFORE_ELEMENT.lastIndex : 0;
  } while (at > 0);
  return false;
}

/**
 * What is wrong with a chosen file, before it is uploaded; null for a picture. The type that the system derives from the name
 * must be a picture's, and so must the content: a renamed file is none.
 */
export async function faultOf(file: File, bytesMax: number): Promise<PictureFault | null> {
  if (file.size === 0) return 'empty';
  const saysPicture = file.type.startsWith('image/');
  if (file.type && !saysPicture) return 'notPicture';
  if (saysPicture && file.size > bytesMax) return 'tooLarge';
  const first = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const start = textOf(first.subarray(0, 12));
  const format = FORMATS.find(({ start: signature }) => signature.test(start));
  const isOther = OTHER_PICTURE.test(start) || isSvg(first);
  if (!format && !isOther) return 'notPicture';
  if (file.size > bytesMax) return 'tooLarge';
  if (!format) return (await canDecode(file)) ? null : 'otherFormat';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!format.isWhole(bytes)) return 'damaged';
  const isHuge = pixelsOf(bytes) > MEGAPIXELS_MAX * 1_000_000;
  // A GIF is sent as it is.
  if (isHuge && start.startsWith('GIF')) return 'tooManyPixels';
  if (await canDecode(file)) return null;
  return isHuge ? 'tooManyPixels' : 'damaged';
}

interface Sorted {
  good: File[];
  bad: { file: File; fault: PictureFault }[];
}

/** The pictures among several files, and the fault of each other file. One after the other: each is decoded. */
export async function sortPictures(files: readonly File[], bytesMax: number): Promise<Sorted> {
  const sorted: Sorted = { good: [], bad: [] };
  for (const file of files) {
    const fault = await faultOf(file, bytesMax);
    if (fault === null) sorted.good.push(file);
    else sorted.bad.push({ file, fault });
  }
  return sorted;
}

async function canDecode(file: File): Promise<boolean> {
  // Without a decoder in the browser, the server reports the fault.
  if (typeof createImageBitmap === 'undefined') return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
