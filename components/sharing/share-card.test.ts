import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ENGLISH, LANGUAGE_CODES, type Language } from '@/lib/platform/language/languages';
import { runIn } from '@/lib/platform/language/run-in';
import { type ShareCardFacts, shareCard } from './share-card';

const FACTS: ShareCardFacts = {
  title: 'Canal Nets',
  line: 'Gulberg, Lahore',
  who: 'Women only',
  kind: 'Cricket',
  state: '3 spots left',
};
const GREEN = '29,96,56';
const GROUND = '249,244,233';

interface Pixels {
  data: Buffer;
  info: { width: number; height: number };
}

async function draw(facts: Partial<ShareCardFacts>, language: Language = ENGLISH): Promise<Pixels> {
  const answer = await runIn(language, async () => {
    const response = await shareCard({ ...FACTS, ...facts });
    return [response.headers.get('content-type'), await response.arrayBuffer()] as const;
  });
  expect(answer[0]).toBe('image/png');
  const drawn = await sharp(new Uint8Array(answer[1]))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([drawn.info.width, drawn.info.height]).toEqual([1200, 630]);
  return drawn;
}

const at = ({ data, info }: Pixels, x: number, y: number) =>
  data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).join(',');

/** The first and last column with ink between two rows, in the text part of the card. */
function inkBetween(card: Pixels, top: number, bottom: number): [left: number, right: number] {
  const columns: number[] = [];
  for (let x = 121; x < 1079; x += 1) {
    for (let y = top; y < bottom; y += 1) {
      if (at(card, x, y) !== GROUND) {
        columns.push(x);
        break;
      }
    }
  }
  return [columns[0] ?? 0, columns.at(-1) ?? 0];
}
const ALL: [number, number] = [140, 500];

it('draws a name in Urdu, in place of the stand-in for names that cannot be drawn', async () => {
  const cards = [];
  for (const title of ['گلبرگ کرکٹ کلب', '板球', '']) cards.push(await draw({ title }));
  const [urdu, chinese, empty] = cards;
  expect(chinese?.data.equals(empty?.data ?? Buffer.alloc(0))).toBe(true);
  expect(urdu?.data.equals(empty?.data ?? Buffer.alloc(0))).toBe(false);
});

it('begins at the left in English and at the right in Urdu', async () => {
  const facts = { line: 'لاہور', who: '', title: 'کلب' };
  const [english, urdu] = [await draw(facts), await draw(facts, 'ur')];
  expect([at(english, 1140, 40), at(english, 60, 40)]).toEqual([GREEN, GROUND]);
  expect([at(urdu, 1140, 40), at(urdu, 60, 40)]).toEqual([GROUND, GREEN]);
  const [left, right] = [inkBetween(english, ...ALL), inkBetween(urdu, ...ALL)];
  expect(left[0]).toBeLessThan(100 + 72);
  expect(left[1]).toBeLessThan(600);
  expect(right[0]).toBeGreaterThan(600);
});

it('puts a Latin name at the right of a card in Urdu, wrapped where it is long', async () => {
  const [left] = inkBetween(await draw({ who: '' }, 'ur'), ...ALL);
  expect(left).toBeGreaterThan(500);
  const long = await draw({ title: 'Gulberg Canal Road Nets '.repeat(3), who: '' }, 'ur');
  const [first] = inkBetween(long, ...ALL);
  expect(first).toBeGreaterThan(120 + 70);
});

it('keeps the longest words on the card', async () => {
  const words = 'گلبرگ کرکٹ کلب کے کھلاڑی '.repeat(10);
  for (const language of LANGUAGE_CODES) {
    const card = await draw(
      { title: words, line: words, who: words, kind: words, state: words },
      language,
    );
    for (let x = 121; x < 1079; x += 1) {
      expect([at(card, x, 12), at(card, x, 618)]).toEqual([GROUND, GROUND]);
    }
  }
});

it('draws the signs of markup', async () => {
  const [plain, marked] = [await draw({ title: 'کلب' }), await draw({ title: '<b>کلب</b>&amp;' })];
  const width = ([left, right]: [number, number]) => right - left;
  expect(width(inkBetween(marked, 150, 330))).toBeGreaterThan(width(inkBetween(plain, 150, 330)));
});
