/** The number of pixels that the head of a picture's file names, of the formats that the server reads; 0 where it names none. */
export function pixelsOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD_BYTES) return 0;
  if (bytes[0] === 0xff) return pixelsOfJpeg(bytes, view);
  if (bytes[0] === 0x89) return view.getUint32(16) * view.getUint32(20);
  if (bytes[0] === 0x47) return view.getUint16(6, true) * view.getUint16(8, true);
  const kind = String.fromCharCode(...bytes.subarray(12, 16));
  if (kind === 'VP8X') return (uint24(view, 24) + 1) * (uint24(view, 27) + 1);
  if (kind === 'VP8 ') return (view.getUint16(26, true) & SIDE) * (view.getUint16(28, true) & SIDE);
  const sides = view.getUint32(21, true);
  return kind === 'VP8L' ? ((sides & SIDE) + 1) * (((sides >> 14) & SIDE) + 1) : 0;
}

const HEAD_BYTES = 30;
/** The sides of a WebP without further parts have 14 bits. */
const SIDE = 0x3fff;
const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

/** The segment of the frame: 0xC0 to 0xCF without the three that define tables. */
function pixelsOfJpeg(bytes: Uint8Array, view: DataView): number {
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 0;
}
