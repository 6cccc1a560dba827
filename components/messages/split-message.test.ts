import { expect, it } from 'vitest';
import { splitMessage } from './split-message';

it('leaves a text that fits as it is', () => {
  expect(splitMessage('Salaam', 6)).toEqual(['Salaam', '']);
});

it('ends at a line, else at a word, and loses nothing but the blank between', () => {
  expect(splitMessage('one\ntwo three', 9)).toEqual(['one', 'two three']);
  expect(splitMessage('one two three', 9)).toEqual(['one two', 'three']);
  expect(splitMessage('one two three', 7)).toEqual(['one two', 'three']);
});

it('cuts what has no blanks, never through an emoji', () => {
  expect(splitMessage('abcdef', 4)).toEqual(['abcd', 'ef']);
  expect(splitMessage('abc😀d', 4)).toEqual(['abc', '😀d']);
});

it('sends all 9,000 characters of a pasted text in three messages', () => {
  const pasted = 'x'.repeat(9_000);
  const parts: string[] = [];
  for (let rest = pasted; rest; ) {
    const [first, next] = splitMessage(rest);
    parts.push(first);
    rest = next;
  }
  expect(parts.map((part) => part.length)).toEqual([4_000, 4_000, 1_000]);
  expect(parts.join('')).toBe(pasted);
});
