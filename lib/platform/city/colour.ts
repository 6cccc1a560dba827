const COLOUR = /^#[0-9a-f]{6}$/i;
/** WCAG AA for text. */
export const CONTRAST_MIN = 4.5;

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

export const isColour = (text: string): boolean => COLOUR.test(text);

/** Of white words on the colour: 1 to 21. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Its lightness, chroma and hue in OKLCH (https://bottosson.github.io/posts/oklab/). */
function toOklch(colour: string): { chroma: number; hue: number } {
  const [r = 0, g = 0, b = 0] = channelsOf(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const alpha = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(beta, alpha) * 180) / Math.PI;
  return { chroma: Math.hypot(alpha, beta), hue: (hue + 360) % 360 };
}

/**
 * The tokens of `app/globals.css` that are made from an accent: itself on light ground, which carries white words; all others have
 * its hue at the lightness of the product's own, so that they keep their contrast.
 */
export function accentTokens(accent: string): Record<`--${string}`, string> {
  const { chroma, hue } = toOklch(accent);
  const at = (lightness: number, most: number) =>
    `oklch(${lightness} ${Math.min(chroma, most).toFixed(3)} ${hue.toFixed(0)})`;
  const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
  return {
    '--primary': both(accent, at(0.8, 0.135)),
    '--primary-hover': both(`color-mix(in oklab, ${accent}, black 12%)`, at(0.85, 0.125)),
    '--primary-foreground': both('#fff', at(0.21, 0.045)),
    '--primary-soft': both(at(0.926, 0.045), at(0.315, 0.05)),
    '--primary-ink': both(at(0.37, 0.09), at(0.87, 0.1)),
    '--ring': both(at(0.5, 0.12), at(0.82, 0.13)),
  };
}
