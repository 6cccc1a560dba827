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

const START_BYTES = 12;
/** The formats that the server accepts, by their first bytes, with a check that the file is complete. */
const FORMATS: readonly { start: RegExp; isWhole: (bytes: Uint8Array) => boolean }[] = [
  { start: /^\u00ff\u00d8\u00ff/, isWhole: isWholeJpeg },
  { start: /^\u0089PNG\r\n\u001a\n/, isWhole: isWholePng },
  { start: /^GIF8[79]a/, isWhole: isWholeGif },
  { start: /^RIFF[^]{4}WEBP/, isWhole: isWholeWebp },
];
/** HEIC and AVIF, BMP, TIFF, SVG: pictures that not every browser can read, and the server never. */
const OTHER_PICTURE = /^(?:[^]{4}ftyp|BM|II\*\0|MM\0\*|\s*<(?:svg|\?xml))/;

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * What is wrong with a chosen file, before it is uploaded; null for a picture. The type that the system derives from the name
 * must be a picture's, and so must the content: a renamed file is none.
 */
export async function faultOf(file: File, bytesMax: number): Promise<PictureFault | null> {
  if (file.size === 0) return 'empty';
  const saysPicture = file.type.startsWith('image/');
  if (file.type && !saysPicture) return 'notPicture';
  if (saysPicture && file.size > bytesMax) return 'tooLarge';
  const start = textOf(new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()));
  const format = FORMATS.find(({ start: signature }) => signature.test(start));
  const isOther = OTHER_PICTURE.test(start);
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
