export const SENT_BYTES_MAX = 400 * 1024;

export interface Step {
  side: number;
  quality: number;
}

/** From the largest picture that the server stores down to a small one; the first that is light enough is sent. */
export const STEPS: readonly Step[] = [
  { side: 2_048, quality: 0.85 },
  { side: 2_048, quality: 0.72 },
  { side: 1_600, quality: 0.75 },
  { side: 1_600, quality: 0.6 },
  { side: 1_280, quality: 0.65 },
  { side: 1_024, quality: 0.6 },
  { side: 800, quality: 0.5 },
  { side: 640, quality: 0.4 },
];

/** The first step whose picture is light enough, or the lightest; null when none could be encoded. */
export async function firstThatFits(
  encode: (step: Step) => Promise<Blob | null>,
): Promise<Blob | null> {
  let lightest: Blob | null = null;
  for (const step of STEPS) {
    const encoded = await encode(step);
    if (encoded && (!lightest || encoded.size < lightest.size)) lightest = encoded;
    if (lightest && lightest.size <= SENT_BYTES_MAX) break;
  }
  return lightest;
}

/** Width and height with the longer side at most `side`. */
export function fitInside({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

// The formats' names for metadata, which may include the location. A false match only costs an encoding.
const METADATA = /Exif\0|EXIF|eXIf|XMP |ns\.adobe\.com|Photoshop 3\.0|iTXt|zTXt|tEXt/;
const GIF = /^GIF8/;
const SIGNATURE_BYTES = 4;

/** A GIF, which may be animated, or a light picture without metadata is sent unchanged. */
export async function isSentAsItIs(file: Blob): Promise<boolean> {
  if (GIF.test(await file.slice(0, SIGNATURE_BYTES).text())) return true;
  if (file.size > SENT_BYTES_MAX) return false;
  const bytes = await file.arrayBuffer();
  return !METADATA.test(new TextDecoder('latin1').decode(bytes));
}

/**
 * The picture as it leaves the device: upright, at most 400 KB, without location and camera data. A file that this browser
 * cannot decode is unchanged, and the server reports what is wrong with it.
 */
export async function scalePicture(file: File): Promise<File> {
  if (await isSentAsItIs(file)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return file;
  const encoded = await firstThatFits(encoderOf(bitmap));
  bitmap.close();
  // The server's messages name the chosen file.
  return encoded ? new File([encoded], file.name, { type: encoded.type }) : file;
}

function encoderOf(bitmap: ImageBitmap): (step: Step) => Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let type: string | undefined;
  return async ({ side, quality }) => {
    const { width, height } = fitInside(bitmap, side);
    if (canvas.width !== width || canvas.height !== height || !type) {
      Object.assign(canvas, { width, height });
      if (!context) return null;
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
    }
    type ??= typeFor(canvas);
    return new Promise((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
  };
}

/** WebP; where the browser cannot write it, PNG for what is transparent and JPEG for the rest. */
function typeFor(canvas: HTMLCanvasElement): string {
  const probe = document.createElement('canvas');
  if (probe.toDataURL('image/webp').startsWith('data:image/webp')) return 'image/webp';
  return isTransparent(canvas) ? 'image/png' : 'image/jpeg';
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  // Red, green, blue, alpha.
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    if ((pixels[alpha] ?? 255) < 255) return true;
  }
  return false;
}
