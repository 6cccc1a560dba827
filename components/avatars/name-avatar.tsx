import { initialsOf } from './initials';

// Close-ups of court markings as patterns: centre circle, lanes, corner arcs, net.
const PATTERNS = [
  'M50 -10V110M50 50m-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0',
  'M-20 14H120M-20 38H120M-20 62H120M-20 86H120',
  'M0 -20A44 44 0 0 1 44 24A66 66 0 0 1 -22 90M78 120V54H120M60 120V36H120',
  'M20 -20V120M80 -20V120M20 50H80M50 -20V120',
] as const;

// A few hues that are distinct at low chroma, rather than any of 360, most of which look alike.
const HUES = [18, 42, 68, 96, 132, 158, 184, 214, 248, 282, 318, 348] as const;

// FNV-1a: similar short names get very different hashes.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

type AvatarLook = { hue: number; pattern: number; turn: number };

/** The same person always gets the same look; the id tells namesakes apart. */
function avatarLook(id: number, name: string): AvatarLook {
  const value = hash(`${name.trim().toLowerCase()}#${id}`);
  return {
    hue: HUES[value % HUES.length] ?? HUES[0],
    pattern: (value >>> 8) % PATTERNS.length,
    turn: ((value >>> 16) % 8) * 45,
  };
}

export const avatarHue = (id: number, name: string): number => avatarLook(id, name).hue;

/** Fills its parent. Colours come from `.name-avatar`, which keeps the contrast in both themes. */
export function NameAvatar({ id, name }: { id: number; name: string }) {
  const { hue, pattern, turn } = avatarLook(id, name);
  const initials = initialsOf(name);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="name-avatar"
      style={{ '--avatar-hue': hue }}
    >
      <rect width="100" height="100" />
      <path d={PATTERNS[pattern]} transform={`rotate(${turn} 50 50)`} />
      <text x="50" y="51" fontSize={initials.length > 1 ? 38 : 44}>
        {initials}
      </text>
    </svg>
  );
}
