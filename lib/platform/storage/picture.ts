import sharp from 'sharp';
import { MEGAPIXELS_MAX } from '@/lib/platform/browser/picture-fault';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { texts } from '@/lib/platform/storage/server-texts';

// Only these decoders may run, whatever a file claims to be: no PDF, TIFF or RAW. Set once per process. SVG is only for the
// share cards, which next/og renders in this process; SIGNATURES excludes people's SVG files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

/** The first bytes of the accepted formats: JPEG, PNG, GIF and WebP (RIFF, four bytes of length, WEBP). */
const SIGNATURES = [
  /^\u00ff\u00d8\u00ff/,
  /^\u0089PNG\r\n\u001a\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
];
const SIGNATURE_BYTES = 12;

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));

const isPicture = (bytes: Uint8Array) =>
  SIGNATURES.some((signature) => signature.test(startOf(bytes)));

/** By its first bytes, whatever the file is called. */
export const isPdf = (bytes: Uint8Array): boolean => /^%PDF-\d/.test(startOf(bytes));

export const EMPTY_PICTURE = say(texts, 'emptyPicture');
const UNSUPPORTED = say(texts, 'unsupportedPicture');
const PIXELS_MAX = MEGAPIXELS_MAX * 1_000_000;
const DECODE_SECONDS_MAX = 10;
const DECODES_AT_ONCE = 2;
const QUALITY = 82;

export interface Picture {
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Decodes an uploaded picture and re-encodes it as an upright sRGB WebP. This removes location and camera data, hidden payloads
 * and animation. `sideMax`: the longer side in pixels.
 * @throws AppError unsupported_type (not a supported picture), too_large (more than 50 million pixels), invalid (empty,
 * damaged)
 */
export async function toPicture(bytes: Uint8Array, sideMax: number): Promise<Picture> {
  if (bytes.length === 0) throw new AppError('invalid', EMPTY_PICTURE);
  if (!isPicture(bytes)) throw new AppError('unsupported_type', UNSUPPORTED);
  const release = await takeTurn();
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: PIXELS_MAX,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: DECODE_SECONDS_MAX })
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    throw toRefusal(error);
  } finally {
    release();
  }
}

function toRefusal(error: unknown): AppError {
  const text = error instanceof Error ? error.message : '';
  if (/unsupported image format|missing loader|blocked/i.test(text)) {
    return new AppError('unsupported_type', UNSUPPORTED, { cause: error });
  }
  if (/pixel limit/i.test(text)) {
    const said = say(texts, 'tooManyPixels', { megapixels: MEGAPIXELS_MAX });
    return new AppError('too_large', said, { cause: error });
  }
  return new AppError('invalid', say(texts, 'damagedPicture'), { cause: error });
}

// Decoding a 50-megapixel picture takes about 200 MB; further ones wait.
let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<() => void> {
  if (running >= DECODES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  return () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
}
