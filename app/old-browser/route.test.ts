import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { OLD_BROWSER_SCRIPT } from '@/lib/platform/browser/old-browser-script';
import { GET } from './route';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};

it('names the least versions that package.json promises', async () => {
  addAllTexts();
  const html = await GET().text();
  const versions = browserslist.map((entry) => entry.split(' ')[1] ?? '');
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(html.split(version).length).toBeGreaterThan(2);
  expect(html).toContain('lang="ur" dir="rtl"');
  expect(html).not.toContain('<script');
  // A comma between two Latin names would be left to right in the middle of Urdu.
  expect(html).not.toMatch(/[\w)]، [A-Z]/);
});

it.each<[string, { CSSPropertyRule?: object; mixes?: boolean }, string[]]>([
  ['one of today', { CSSPropertyRule: Object, mixes: true }, []],
  ['Chrome 110, Safari 16.1', { CSSPropertyRule: Object, mixes: false }, ['/old-browser']],
  ['Safari 16.3, Firefox 127', { mixes: true }, ['/old-browser']],
  ['one without CSS.supports', {}, ['/old-browser']],
])('the script sends %s there or not', (_name, { mixes, ...window }, expected) => {
  const sent: string[] = [];
  const CSS = { supports: () => mixes };
  runInNewContext(OLD_BROWSER_SCRIPT, {
    window,
    CSS: mixes === undefined ? {} : CSS,
    location: { replace: (path: string) => sent.push(path) },
  });
  expect(sent).toEqual(expected);
});
