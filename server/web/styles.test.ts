import { expect, it } from 'vitest';
import { classesIn, cutStyles, usedStyles } from '@/server/web/styles';

const ADDRESS = '/_next/static/chunks/a.css';

const used = (css: string, ...classes: string[]) =>
  usedStyles(cutStyles(css, ADDRESS), new Set(classes));

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
