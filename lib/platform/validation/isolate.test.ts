import { describe, expect, it } from 'vitest';
import { directionOf, isolate } from './isolate';

describe('isolate', () => {
  it('isolates text with right-to-left letters', () => {
    expect(isolate('علی')).toBe('\u2068علی\u2069');
    expect(isolate('Ali علی')).toBe('\u2068Ali علی\u2069');
  });

  it('leaves other text unchanged', () => {
    expect(isolate('Ali Khan 7')).toBe('Ali Khan 7');
    expect(isolate('Zoë 東京')).toBe('Zoë 東京');
  });
});

describe('directionOf', () => {
  it.each([
    ['Salaam, علی', 'ltr'],
    ['سلام Ali', 'rtl'],
    ['7: سلام', 'rtl'],
    [`${isolate('علی')} joined ${isolate('لاہور')}`, 'ltr'],
    [`${isolate(`${isolate('علی')} سلام`)}: hello`, 'ltr'],
    ['20:30', 'ltr'],
  ])('%j reads %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

it('a line of isolated parts has the direction of its reader', () => {
  const line = '\u2068Ali\u2069: \u2068see you\u2069';
  expect(directionOf(line, 'rtl')).toBe('rtl');
  expect(directionOf(line, 'ltr')).toBe('ltr');
  expect(directionOf(`${line} آئیں`, 'ltr')).toBe('rtl');
});
