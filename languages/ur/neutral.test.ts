import { expect, it } from 'vitest';
import { readSources } from '../../scripts/source-files.mjs';

/** 'You' as the subject, and later in the sentence a verb that shows a gender: آپ آئیں گے, آپ دیکھ سکتی ہیں. */
const GENDERED =
  /(?:^|[^\p{L}])آپ (?!چاہیں|کا |کی |کے |کو |نے |سے |پر |تک |میں |دونوں )[^۔؟!:؛،`']*(?:سکتے|سکتی|سکیں گے|سکیں گی|ئیں گے|ئیں گی|ریں گے|ریں گی|وں گے|وں گی|رہے|رہی|چکے|چکی|تھے|تھیں) ?(?:ہیں)?(?![\p{L}])/u;

const isGendered = (sentence: string) => GENDERED.test(sentence);

it.each([
  'تب آپ ویٹنگ لسٹ میں آ سکیں گے۔',
  'اس کے بعد آپ یہیں واپس آئیں گے۔',
  'آپ یہ دیکھ سکتی ہیں۔',
])('hears a gender in %s', (sentence) => expect(isGendered(sentence)).toBe(true));

it('addresses nobody as a man or a woman', () => {
  const sources = readSources();
  const files = Object.keys(sources).filter((file) => /^languages\/ur\/[a-z-]+\.ts$/.test(file));
  const found = files.flatMap((file) =>
    (sources[file] ?? '')
      .split('\n')
      .filter(isGendered)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
