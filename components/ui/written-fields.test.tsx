import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { runIn } from '@/lib/platform/language/run-in';
import { Input, Textarea } from './input';

it.each([
  ['a text input', <Input key="a" />],
  ['a search input', <Input key="b" type="search" />],
  ['a text area', <Textarea key="c" />],
])('%s follows the direction of the typed text', (_what, field) => {
  expect(renderToStaticMarkup(field)).toContain('dir="auto"');
});

it.each(['email', 'password', 'number', 'date'])(
  'a field of type %s has a fixed direction',
  (type) => {
    expect(renderToStaticMarkup(<Input type={type} />)).not.toContain('dir=');
  },
);

it.each([
  ['an e-mail', <Input key="a" type="email" />],
  ['a website', <Input key="b" inputMode="url" />],
])('%s is written from left to right on a page that goes the other way', (_what, field) => {
  expect(runIn('ur', () => renderToStaticMarkup(field))).toContain('dir="ltr"');
});
