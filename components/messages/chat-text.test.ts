import { describe, expect, it } from 'vitest';
import { chatTime, dayLabel } from '@/components/messages/chat-rows';
import { splitLinks } from '@/components/messages/message-text';

const now = new Date(2026, 10, 21, 15, 0).getTime();

describe('the time beside a message', () => {
  it.each([
    [new Date(2026, 10, 21, 14, 5), '14:05'],
    [new Date(2026, 10, 20, 15, 0), '15:00'],
    [new Date(2026, 10, 20, 14, 59), '20 Nov 14:59'],
    [new Date(2025, 10, 20, 9, 3), '20 Nov 2025 09:03'],
  ])('of %s is shown as %s', (then, text) => {
    expect(chatTime(then, now)).toBe(text);
  });

  it.each([
    [new Date(2026, 10, 21, 0, 1), 'Today'],
    [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 18, 12, 0), 'Wed 18 Nov'],
  ])('the day of %s is %s', (then, text) => {
    expect(dayLabel(then, now)).toBe(text);
  });
});

describe('links in a message', () => {
  const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

  it.each([
    ['See https://maidan.test/a.', ['https://maidan.test/a']],
    ['(https://maidan.test/a)', ['https://maidan.test/a']],
    ['HTTP://MAIDAN.TEST and https://b.test?x=1,', ['http://maidan.test/', 'https://b.test/?x=1']],
    ['javascript:alert(1) data:text/html,x file:///etc', []],
    ['https://', []],
    ['www.maidan.test', []],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it('keep every character of the text', () => {
    const text = 'a https://x.test/b, c <https://y.test> d';
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
