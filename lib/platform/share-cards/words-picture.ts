import { join } from 'node:path';
import sharp from 'sharp';
import { directionOf } from '@/lib/platform/validation/isolate';

export interface WordsStyle {
  /** Font size in pixels. */
  size: number;
  /** '#1c2b22' */
  color: string;
  /** The available width in pixels. Longer text wraps. */
  width: number;
  /** Text beyond this many lines is cut. */
  lines: number;
  /** The direction of the card. A name in the other direction keeps its own order of words. */
  direction: 'ltr' | 'rtl';
}

/** Text as a picture: a PNG in a data URL, cropped to its ink. Sizes in pixels. */
export interface WordsPicture {
  src: string;
  width: number;
  height: number;
}

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

/** The Arabic script (scripts/build-font.mjs), as TrueType: the text renderer reads no WOFF2. */
const NASKH = join(process.cwd(), 'lib/platform/share-cards/naskh.ttf');
/** The font of next/og, which draws all other text of a card. */
const GEIST = join(process.cwd(), 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf');
const FAMILIES = 'Noto Naskh Arabic, Geist';

/** Excludes the direction mark of the block, which has no ink. */
const ARABIC = /[\u0600-\u061B\u061D-\u06FF]/;
/** Characters that neither font has, or that markup may not contain. */
const UNKNOWN = /[^\u0020-\u007E\u00A0-\u024F\u0600-\u06FF\u200C-\u2026\u2066-\u2069]/g;
const RIGHT_TO_LEFT_MARK = '\u200F';
const ELLIPSIS = '…';
/** The tallest and lowest letters of both fonts fit into a line; stacked vowel signs may exceed it by this share. */
const BEYOND_LINES = 0.2;

/**
 * Draws words with a letter of Arabic script: joined, and in the order in which they are read. next/og can do neither. Letters
 * of other scripts than Arabic and Latin are left out.
 * @returns null for words without such a letter
 */
export async function drawWords(text: string, style: WordsStyle): Promise<WordsPicture | null> {
  const words = text.normalize('NFKC').replace(UNKNOWN, '').trim();
  if (!ARABIC.test(words)) return null;
  await addGeist();
  const heightMax = (style.lines + BEYOND_LINES) * (await lineHeight(style));
  const { data, width, height } = await drawWhatFits(words, style, heightMax);
  return { src: `data:image/png;base64,${data.toString('base64')}`, width, height };
}

/** A short name in either script, on one line if it fits. */
export async function drawLabel(
  text: string,
  style: Pick<WordsStyle, 'size' | 'color' | 'width'>,
): Promise<Drawn> {
  await addGeist();
  const words = text.normalize('NFKC').replace(UNKNOWN, '').trim() || ELLIPSIS;
  return draw(words, { ...style, lines: 1, direction: directionOf(words) });
}

/** The text, or its longest beginning with an ellipsis. */
async function drawWhatFits(words: string, style: WordsStyle, heightMax: number): Promise<Drawn> {
  const whole = await draw(words, style);
  if (whole.height <= heightMax) return whole;
  const letters = Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
  let best = await draw(ELLIPSIS, style);
  let [fits, isTooLong] = [0, letters.length];
  while (isTooLong - fits > 1) {
    const middle = Math.floor((fits + isTooLong) / 2);
    const start = letters.slice(0, middle).join('').trimEnd();
    const drawn = await draw(start + ELLIPSIS, style);
    if (drawn.height <= heightMax) [fits, best] = [middle, drawn];
    else isTooLong = middle;
  }
  return best;
}

/** The distance between two baselines, in pixels. */
async function lineHeight(style: WordsStyle): Promise<number> {
  const [one, two] = await Promise.all([draw('ا', style), draw('ا\nا', style)]);
  return two.height - one.height;
}

async function draw(words: string, style: WordsStyle): Promise<Drawn> {
  const { size, color, width, direction } = style;
  // The base direction of a paragraph is that of its first letter.
  const line = direction === 'rtl' ? RIGHT_TO_LEFT_MARK + words : words;
  // In a paragraph from right to left, 'left' and 'right' change sides.
  const isTurned = direction === 'ltr' && directionOf(words) === 'rtl';
  const markup = `<span foreground="${color}">${toMarkup(line)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${FAMILIES}, ${size}`,
      fontfile: NASKH,
      // A last letter's ink may exceed its advance width.
      width: width - Math.ceil(size / 4),
      wrap: 'word-char',
      align: isTurned ? 'right' : 'left',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The renderer takes spaces from the font of the letters, and Naskh may have none. */
function toMarkup(words: string): string {
  return words
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll(' ', '<span face="Geist"> </span>');
}

let geist: Promise<unknown> | undefined;

/** The renderer takes one font file per call, and remembers earlier ones. */
async function addGeist(): Promise<void> {
  geist ??= sharp({ text: { text: 'M', font: 'Geist 10', fontfile: GEIST } })
    .png()
    .toBuffer();
  await geist;
}
