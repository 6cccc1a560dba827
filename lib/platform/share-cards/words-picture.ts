import { join } from 'node:path';
import sharp from 'sharp';
import { directionOf } from '@/lib/platform/validation/isolate';

export interface WordsStyle {
  /** Of the letters, in pixels. */
  size: number;
  /** '#1c2b22' */
  color: string;
  /** The room for the words, in pixels. Longer lines wrap. */
  width: number;
  /** What does not fit into so many lines is cut. */
  lines: number;
  /** Of the card. A name on a card of the other direction keeps its own order of words. */
  direction: 'ltr' | 'rtl';
}

/** Words as a picture: a PNG in a data URL, cropped to its ink. Sizes in pixels. */
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

/** Letters of the Arabic script (scripts/build-font.mjs), as TrueType: the text renderer reads no WOFF2. */
const NASKH = join(process.cwd(), 'lib/platform/share-cards/naskh.ttf');
/** The font of next/og, which draws all other words of a card. */
const GEIST = join(process.cwd(), 'node_modules/next/dist/compiled/@vercel/og/Geist-Regular.ttf');
const FAMILIES = 'Noto Naskh Arabic, Geist';

/** Without the direction mark of the block, which has no ink. */
const ARABIC = /[\u0600-\u061B\u061D-\u06FF]/;
/** What neither font has, and what markup may not contain. */
const UNKNOWN = /[^\u0020-\u007E\u00A0-\u024F\u0600-\u06FF\u200C-\u2026\u2066-\u2069]/g;
const RIGHT_TO_LEFT_MARK = '\u200F';
const ELLIPSIS = '…';
/** The tallest and lowest letters of both fonts stay within a line; stacked vowel signs may leave it by this part of one. */
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

/** A short name in any of the two scripts, on one line if it fits. */
export async function drawLabel(
  text: string,
  style: Pick<WordsStyle, 'size' | 'color' | 'width'>,
): Promise<Drawn> {
  await addGeist();
  const words = text.normalize('NFKC').replace(UNKNOWN, '').trim() || ELLIPSIS;
  return draw(words, { ...style, lines: 1, direction: directionOf(words) });
}

/** The words, or their longest start with an ellipsis. */
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

/** From the base of one line to that of the next, in pixels. */
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
      // The ink of a last letter may be wider than the letter.
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

/** The renderer takes the space of the letters' own font, and Naskh may have none. */
function toMarkup(words: string): string {
  return words
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll(' ', '<span face="Geist"> </span>');
}

let geist: Promise<unknown> | undefined;

/** The renderer takes one font file a call, and keeps those that it was given before. */
async function addGeist(): Promise<void> {
  geist ??= sharp({ text: { text: 'M', font: 'Geist 10', fontfile: GEIST } })
    .png()
    .toBuffer();
  await geist;
}
