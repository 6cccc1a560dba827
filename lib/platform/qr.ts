import { encode } from 'uqr';

/** @returns the side in modules, margin included, and the path of the dark ones in a square of that side */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
