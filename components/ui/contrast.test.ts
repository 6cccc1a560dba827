import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('app/globals.css', 'utf8');
const COLOR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/** The lightness, chroma and hue of a token in both schemes. */
function colorsOf(token: string): [number, number, number][] {
  const value = new RegExp(`--${token}: light-dark\\((.+)\\);`).exec(css)?.[1] ?? '';
  return [...value.matchAll(COLOR)].map(([, l, c, h]) => [Number(l), Number(c), Number(h)]);
}

/** The relative luminance (WCAG 2.2) of an OKLCH colour, by the matrices of OKLab (Ottosson 2020). */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const [a, b] = [Math.cos, Math.sin].map((f) => chroma * f((hue * Math.PI) / 180)) as [
    number,
    number,
  ];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(['background', 'card', 'muted'])('muted text on %s has a contrast of 7:1', (ground) => {
  const [texts, grounds] = [colorsOf('muted-foreground'), colorsOf(ground)];
  expect([texts.length, grounds.length]).toEqual([2, 2]);
  for (const [scheme, text] of texts.entries()) {
    const [one, other] = [luminance(text), luminance(grounds[scheme] as typeof text)];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(7);
  }
});
