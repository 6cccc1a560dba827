import { expect, it } from 'vitest';
import { splitMessage } from './message-text';

it('leaves text that fits unchanged', () => {
  expect(splitMessage('Salaam', 6)).toEqual(['Salaam', '']);
});

it('splits at a line break or else at a word, and drops only the whitespace there', () => {
  expect(splitMessage('one\ntwo three', 9)).toEqual(['one', 'two three']);
  expect(splitMessage('one two three', 9)).toEqual(['one two', 'three']);
  expect(splitMessage('one two three', 7)).toEqual(['one two', 'three']);
});

it('splits text without spaces, but never inside an emoji', () => {
  expect(splitMessage('abcdef', 4)).toEqual(['abcd', 'ef']);
  expect(splitMessage('abc😀d', 4)).toEqual(['abc', '😀d']);
});

it('splits a pasted text of 9,000 characters into three messages', () => {
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
