// A few hues that are distinct at low chroma, rather than any of 360, most of which look alike.
const HUES = [18, 42, 68, 96, 132, 158, 184, 214, 248, 282, 318, 348] as const;
const PATTERN_COUNT = 4;

// FNV-1a: similar short names get very different hashes.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export type AvatarLook = { hue: number; pattern: number; turn: number };

/** The same person always gets the same look; the id tells namesakes apart. */
export function avatarLook(id: number, name: string): AvatarLook {
  const value = hash(`${name.trim().toLowerCase()}#${id}`);
  return {
    hue: HUES[value % HUES.length] ?? HUES[0],
    pattern: (value >>> 8) % PATTERN_COUNT,
    turn: ((value >>> 16) % 8) * 45,
  };
}
