import { expect, it } from 'vitest';
import { missingIn, usesInCode, usesInStyles } from './browser-support.mjs';

const missing = missingIn([
  ['chrome', '111'],
  ['firefox', '113'],
  ['safari', '16.4'],
]);
const namesIn = (code: string) =>
  usesInCode('page.tsx', code, missing).uses.map(({ name }: { name: string }) => name);
const namesInStyles = (css: string) =>
  usesInStyles(css, missing).map(({ name }: { name: string }) => name);

it.each([
  ['a method of a list', 'games.toSorted()', 'toSorted'],
  ['a method of an element', 'menu.current?.showPopover()', 'showPopover'],
  ['a static one', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ['a static one of an interface', 'URL.canParse(text)', 'URL.canParse'],
  ['a class', 'new Intl.Segmenter("en")', 'Segmenter'],
  ['a class of the window', 'new window.ToggleEvent("toggle")', 'ToggleEvent'],
  ['an attribute', 'const page = <div popover="auto" />', 'popover'],
  ['a flag', 'const emoji = /[\\p{L}--q]/v', 'regular expression /v'],
])('finds %s that a browser of the list lacks', (_what, code, name) => {
  expect(namesIn(code)).toContain(name);
});

it.each([
  ['what all of them have', 'games.flatMap(String).at(-1); structuredClone(games)'],
  ['a name that some interface of all of them has', 'const twice = games.map((one) => one * 2)'],
  ['an optional call', 'list.showPopover?.()'],
  ['what is asked for first', 'if ("showPopover" in menu) menu.showPopover()'],
  ['what a variable is called', 'class Segmenter {} new Segmenter()'],
  ['a method of their own', 'class Group { union() {} } new Set().union()'],
])('leaves out %s', (_what, code) => {
  const { uses, own } = usesInCode('page.tsx', code, missing);
  expect(uses.filter(({ name }: { name: string }) => !own.has(name))).toEqual([]);
});

it('finds properties, selectors and functions of styles, but not what @supports asks for', () => {
  const css = 'p { text-wrap: balance; color: light-dark(red, blue) } q:popover-open { top: 0 }';
  expect(namesInStyles(css)).toEqual(['text-wrap', 'light-dark', 'popover-open']);
  expect(namesInStyles('@supports (text-wrap: balance) { p { text-wrap: balance } }')).toEqual([]);
  expect(namesInStyles('.focus\\:ring:hover::before { top: 0 }')).toEqual([]);
});
