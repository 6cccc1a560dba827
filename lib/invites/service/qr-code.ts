import sharp from 'sharp';
import { encode, renderSVG } from 'uqr';

// Readable from paper that was folded or rained on; the quiet zone is that of the standard.
const LOOK = { ecc: 'M', border: 4 } as const;
/** For a print of about 10 cm. */
const PNG_MODULE_PIXELS = 24;

export function qrSvg(url: string): string {
  return renderSVG(url, LOOK);
}

export function qrPng(url: string): Promise<Buffer> {
  const { size, data } = encode(url, LOOK);
  const grey = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * PNG_MODULE_PIXELS, null, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
