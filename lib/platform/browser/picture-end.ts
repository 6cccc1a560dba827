/** Whether a picture's file goes on to its own end mark. What phones append behind it does not matter. */

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
const byte = (bytes: Uint8Array, at: number) => bytes[at] ?? 0;

/** Segments with their lengths up to the first scan; an embedded preview in one of them has an end mark of its own. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = byte(bytes, at + 1);
    if (byte(bytes, at) !== 0xff || marker === 0xff) at += 1;
    else if (marker === 0xda) return hasEndMark(bytes, at);
    else if (marker >= 0xd0 && marker <= 0xd9) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return false;
}

/** In a scan a zero follows every 0xFF that is no mark. */
function hasEndMark(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd9) return true;
  return false;
}

export function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const isLast = String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IEND';
    at += 12 + view.getUint32(at);
    if (isLast) return at <= bytes.length;
  }
  return false;
}

/** Its end mark is a semicolon, which any of its blocks may contain. */
export function isWholeGif(bytes: Uint8Array): boolean {
  const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (from: number) => {
    let at = from;
    while (byte(bytes, at) > 0) at += 1 + byte(bytes, at);
    return at + 1;
  };
  let at = 13 + coloursOf(byte(bytes, 10));
  while (at < bytes.length) {
    const kind = byte(bytes, at);
    if (kind === 0x3b) return true;
    if (kind === 0x21) at = afterBlocks(at + 2);
    else if (kind === 0x2c) at = afterBlocks(at + 11 + coloursOf(byte(bytes, at + 9)));
    else return false;
  }
  return false;
}

/** Its second word is the length of the rest. */
export const isWholeWebp = (bytes: Uint8Array): boolean =>
  bytes.length >= 12 && viewOf(bytes).getUint32(4, true) + 8 <= bytes.length;
