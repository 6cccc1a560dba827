import type { SportIcon } from '@/lib/sports/constants';

/** OKLCH hue of each sport's ground: those of the screens' tints, so that a picture matches its card. */
const COURT_HUES: Record<SportIcon, number> = {
  paddle: 206,
  basketball: 58,
  tennis: 256,
  soccer: 152,
  volleyball: 80,
  cricket: 138,
  badminton: 178,
  'table-tennis': 268,
  golf: 112,
  'gym-workout': 296,
  running: 34,
  swimming: 222,
  snooker: 160,
  baseball: 46,
  softball: 96,
  rugby: 122,
  'american-football': 168,
  hockey: 244,
  boxing: 14,
  yoga: 330,
  fitness: 356,
};

export const PICTURE_WIDTH = 960;
export const PICTURE_HEIGHT = 600;

export type Daytime = 'day' | 'night';

/** Courts by their sport: the inside of each symbol of public/icons/courts.svg. */
export type Courts = ReadonlyMap<string, string>;

export function readCourts(sprite: string): Courts {
  const symbols = sprite.matchAll(/<symbol id="court-([a-z-]+)"[^>]*>(.*?)<\/symbol>/gs);
  return new Map([...symbols].map(([, key = '', inside = '']) => [key, inside]));
}

/** A ground seen from above, in the evening or under floodlights. librsvg gets plain colours instead of the CSS variables. */
export function drawCourt(courts: Courts, sport: SportIcon, daytime: Daytime): string {
  const court = courts.get(sport) ?? courts.get('default') ?? '';
  const colours = palette(COURT_HUES[sport], daytime);
  const coloured = court
    // Greens and infields derived from the court's colour: `oklch(from var(--court) l c 140)`.
    .replaceAll(/oklch\(from var[^"]*\)/g, oklch(daytime === 'day' ? 0.72 : 0.54, 0.085, 140))
    .replaceAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (_, l, c, h) =>
      oklch(Number(l), Number(c), Number(h)),
    )
    .replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => colours[name] ?? '#888');
  const [turn, zoom] = daytime === 'day' ? [-6, 1.08] : [11, 1.45];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 320 200">
    <defs>${daytime === 'day' ? SUNSET : MASTS}</defs>
    <rect width="320" height="200" fill="${colours.surround}"/>
    <g transform="translate(160 100) rotate(${turn}) scale(${zoom}) translate(-160 -90)">${coloured}</g>
    ${daytime === 'day' ? '<rect width="320" height="200" fill="url(#sun)"/>' : LIGHT}
  </svg>`;
}

const SUNSET = `<linearGradient id="sun" x1="0" y1="0" x2="1" y2="0.8">
  <stop offset="0" stop-color="#ffd28a" stop-opacity="0.5"/><stop offset="0.5" stop-color="#ffd28a" stop-opacity="0"/>
  <stop offset="1" stop-color="#3d2a5c" stop-opacity="0.28"/></linearGradient>`;

const MASTS = `<radialGradient id="mast"><stop offset="0" stop-color="#fff3cf" stop-opacity="0.55"/>
  <stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>`;

const LIGHT = `<rect width="320" height="200" fill="#0c1226" opacity="0.4"/>
  <circle cx="60" cy="30" r="150" fill="url(#mast)"/><circle cx="280" cy="180" r="140" fill="url(#mast)"/>`;

function palette(hue: number, daytime: Daytime): Record<string, string> {
  const day = daytime === 'day';
  return {
    court: oklch(day ? 0.7 : 0.52, day ? 0.088 : 0.075, hue),
    'court-alt': oklch(day ? 0.735 : 0.55, day ? 0.084 : 0.073, hue),
    surround: oklch(day ? 0.83 : 0.42, day ? 0.055 : 0.05, hue - 14),
    line: day ? '#fdfaf1' : '#f1ead8',
    earth: day ? '#dfc09b' : '#a5855f',
    shade: day ? 'rgba(38,68,46,0.42)' : 'rgba(8,16,12,0.55)',
  };
}

/** OKLCH to sRGB as '#rrggbb' (Björn Ottosson, "A perceptual color space for image processing", 2020). */
function oklch(lightness: number, chroma: number, hueDeg: number): string {
  const a = chroma * Math.cos((hueDeg * Math.PI) / 180);
  const b = chroma * Math.sin((hueDeg * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`;
}

function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}
