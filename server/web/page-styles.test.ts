import { expect, it } from 'vitest';
import { chooseFor, classesIn, cutStyles, stylesOf, textOf } from '@/server/web/page-styles';

const ADDRESS = '/_next/static/chunks/a.css';

function used(css: string, ...classes: string[]): string {
  const stylesheet = cutStyles(css, ADDRESS);
  return textOf(stylesheet, chooseFor(stylesheet, new Set(classes)));
}

it('keeps what any element may use, and the rules of the classes that a page has, in their order', () => {
  const css =
    '@import url("b.css");:root{--a:1}.a{color:red}.b{color:blue}p{margin:0}@font-face{font-family:F}';
  expect(used(css, 'a')).toBe(
    '@import url("/_next/static/chunks/b.css");:root{--a:1}.a{color:red}p{margin:0}@font-face{font-family:F}',
  );
});

it.each([
  ['.a .b{top:0}', ['a'], false],
  ['.a .b{top:0}', ['a', 'b'], true],
  ['.a,.b{top:0}', ['b'], true],
  ['.a:not(.b){top:0}', ['a'], true],
  ['.a:is(.b,.c *){top:0}', ['a'], true],
  [':is(.a:has(:is(p a:hover)),.b:has(:is(q a:hover))){top:0}', ['b'], true],
  [':is(.a:has(:is(p .b:hover))){top:0}', ['a'], false],
  ['.a:not(:is(.b,.c) .d):where(.e){top:0}', ['a', 'e'], true],
  ['.a:where(.b){top:0}', ['a'], false],
  ['.hover\\:a:hover{top:0}', ['hover:a'], true],
  ['.\\32xl\\:a{top:0}', ['2xl:a'], true],
  ['.p-2\\.5{top:0}', ['p-2.5'], true],
  ['.w-\\[calc\\(1px\\+2px\\)\\]{top:0}', ['w-[calc(1px+2px)]'], true],
  ['.w-\\[min\\(1px\\,5\\%\\)\\]{top:0}', ['w-[min(1px,5%)]'], true],
  ['.w-\\[min\\(1px\\,5\\%\\)\\]{top:0}', ['w'], false],
  ['.\\[\\&\\:not\\(\\.b\\)\\]\\:c:not(.b){top:0}', ['[&:not(.b)]:c'], true],
  ['[data-state=open]{top:0}', [], true],
])('%s with the classes %j is used: %s', (css, classes, isUsed) => {
  expect(used(css, ...classes)).toBe(isUsed ? css : '');
});

it('looks into blocks, leaves out empty ones, and keeps the order of layers', () => {
  const css =
    '@layer x{.a{top:0}}@layer y{.b{top:0}}@media print{.a{top:1px}.b{top:1px}}@supports (top:0){.c{top:0}}@keyframes k{to{top:0}}';
  expect(used(css, 'b')).toBe(
    '@layer x{}@layer y{.b{top:0}}@media print{.b{top:1px}}@keyframes k{to{top:0}}',
  );
});

it('makes addresses absolute, which were relative to the sheet', () => {
  const css =
    '@font-face{src:url(../media/f.woff2?a=1)}.a{background:url("data:image/png;base64,")}';
  expect(used(css, 'a')).toBe(
    '@font-face{src:url(/_next/static/media/f.woff2?a=1)}.a{background:url("data:image/png;base64,")}',
  );
});

it('finds the classes of a page as its browser reads them', () => {
  const html = '<html class="f"><p class="a [&amp;&gt;svg]:b  c" data-class="d">class="e"</p>';
  expect([...classesIn(html)]).toEqual(['f', 'a', '[&>svg]:b', 'c']);
});

const CSS = `p{margin:0}${'abcdefghijkl'.replaceAll(/./g, '.$&{top:0}')}`;
const make = () => stylesOf((address) => (address === ADDRESS ? CSS : null));

it('gives a part of a sheet an address that another process answers alike', () => {
  const one = make();
  const address = one.addressFor(ADDRESS, new Set(['a', 'l'])) ?? '';
  expect(address).toMatch(/^\/_next\/static\/chunks\/a\.css\?only=[\w-]+$/);
  const other = make();
  expect([one.mustMake(address), other.mustMake(address)]).toEqual([false, true]);
  const files = [one, other].map(({ fileAt }) => fileAt(address));
  for (const file of files) {
    expect(String(file?.body)).toBe('p{margin:0}.a{top:0}.l{top:0}');
    expect(file?.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
    });
  }
  // Any part may be requested.
  expect(other.mustMake(address)).toBe(true);
});

it.each([
  ADDRESS,
  `${ADDRESS}?only=`,
  `${ADDRESS}?only=____`,
  `${ADDRESS}?only=AA==`,
  `${ADDRESS}?only=AAA&x=1`,
  '/_next/static/chunks/b.css?only=AAA',
  '/_next/static/../a.css?only=AAA',
])('has no file of its own at %s', (address) => {
  expect(make().fileAt(address)).toBeNull();
});

it('has no address for a sheet that the build does not have', () => {
  expect(make().addressFor('/_next/static/chunks/b.css', new Set(['a']))).toBeNull();
});
