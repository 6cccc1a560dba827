import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawWords, type WordsPicture, type WordsStyle } from './words-picture';

const STYLE: WordsStyle = { size: 68, color: '#1c2b22', width: 756, lines: 2, direction: 'ltr' };

async function draw(text: string, style: Partial<WordsStyle> = {}): Promise<WordsPicture> {
  const drawn = await drawWords(text, { ...STYLE, ...style });
  if (!drawn) throw new Error(`no picture of ${text}`);
  return drawn;
}

/** Which pixels have ink, row by row. */
async function inkOf({ src }: WordsPicture): Promise<boolean[][]> {
  const png = Buffer.from(src.replace(/^data:image\/png;base64,/, ''), 'base64');
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_ink, x) => (data[y * info.width + x] ?? 0) > 40),
  );
}

/** The widths of the parts that are separated by empty columns, from left to right. */
async function partsOf(picture: WordsPicture): Promise<number[]> {
  const rows = await inkOf(picture);
  const columns = Array.from({ length: picture.width }, (_, x) =>
    rows.some((row) => row[x]) ? '#' : ' ',
  );
  return columns
    .join('')
    .trim()
    .split(/ +/)
    .map(({ length }) => length);
}

it.each(['Sunday Cricket', 'Łódź 5·5', '', '  ', 'Club\u061C', '板球', 'सोमवार'])(
  'leaves %j to the renderer of the card',
  async (text) => {
    expect(await drawWords(text, STYLE)).toBeNull();
  },
);

it('has a glyph for every letter of Urdu, and for those of Arabic, Sindhi and Pashto keyboards', async () => {
  for (const letter of 'آابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےۓۂؤئكيىةهڪټځڅډړږښڼېۍ') {
    const picture = await draw(letter.repeat(3));
    const rows = await inkOf(picture);
    // The sign for a missing glyph is a box around the letter’s number: its upper edge is a full row.
    const edge = rows[0]?.filter(Boolean).length ?? 0;
    const isBox = edge > picture.width * 0.6 && picture.width > 60;
    expect([letter, isBox]).toEqual([letter, false]);
  }
});

it('joins letters', async () => {
  const apart = await draw('ب\u200Cب\u200Cب');
  expect((await draw('ببب')).width).toBeLessThan(apart.width * 0.8);
});

it('draws words from right to left, with nothing but room between them', async () => {
  const [left = 0, right = 0, ...more] = await partsOf(await draw('ا ببب'));
  expect(more).toEqual([]);
  expect(left).toBeGreaterThan(3 * right);
});

it('draws Latin letters, digits and signs among the others', async () => {
  const plain = await draw('کلب');
  for (const text of ['DHA کلب', 'کلب 19:30', 'کلب · Club']) {
    expect((await draw(text)).width, text).toBeGreaterThan(plain.width + 60);
  }
});

it('draws the signs of markup as they were written', async () => {
  const plain = await draw('کلب');
  expect((await draw('<b>کلب</b> & <i')).width).toBeGreaterThan(plain.width * 2);
  expect((await draw('&lt;کلب')).width).toBeGreaterThan((await draw('<کلب')).width);
});

it('draws in the colour it is given', async () => {
  const { src } = await draw('کلب', { color: '#b04a1c' });
  const png = Buffer.from(src.split(',')[1] ?? '', 'base64');
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = data.findIndex((value, index) => index % 4 === 3 && value === 255) - 3;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  expect([red, green, blue]).toEqual([0xb0, 0x4a, 0x1c]);
});

const LONG = 'گلبرگ کرکٹ کلب کے کھلاڑی '.repeat(12);

it('wraps long words, and cuts what does not fit', async () => {
  const [one, two, three] = [
    await draw(LONG, { lines: 1 }),
    await draw(LONG),
    await draw(LONG, { lines: 3 }),
  ];
  for (const { width } of [one, two, three]) {
    expect(width).toBeLessThanOrEqual(STYLE.width);
    expect(width).toBeGreaterThan(STYLE.width / 2);
  }
  // A line of Naskh is at most twice as high as its letters’ size.
  expect(one.height).toBeLessThan(2 * STYLE.size);
  expect(two.height).toBeLessThan(4 * STYLE.size);
  expect(two.height - one.height).toBeGreaterThan(STYLE.size);
  expect(three.height - two.height).toBeGreaterThan(STYLE.size);
});

it('breaks a word that is wider than a line', async () => {
  const { width, height } = await draw('ب'.repeat(300));
  expect(width).toBeLessThanOrEqual(STYLE.width);
  expect(height).toBeLessThan(4 * STYLE.size);
});

it('a short line begins at the side where the card begins', async () => {
  /** Where the last line begins, as a share of the width; it holds a word that did not fit into the line above. */
  const startOfLast = async (direction: 'ltr' | 'rtl') => {
    for (let count = 2; count < 30; count += 1) {
      const picture = await draw('کلب '.repeat(count), { direction });
      if (picture.height < 2 * STYLE.size) continue;
      const last = (await inkOf(picture)).slice(Math.ceil(picture.height * 0.6));
      const starts = last.flatMap((row) => (row.includes(true) ? [row.indexOf(true)] : []));
      return Math.min(...starts) / picture.width;
    }
    throw new Error('nothing was wrapped');
  };
  expect(await startOfLast('ltr')).toBeLessThan(0.1);
  expect(await startOfLast('rtl')).toBeGreaterThan(0.6);
});
