import { expect, it } from 'vitest';
import { findCity } from './map-city.mjs';

it.each([
  ['Lahore', 'Lahore, Pakistan', []],
  ['nairobi', 'Nairobi, Kenya', []],
  ['Lisbon', 'Lisbon, Portugal', ['Lisbon, United States']],
  ['لاہور', 'Lahore, Pakistan', []],
  ['Bombay', 'Mumbai, India', []],
  ['Dubai, UAE', 'Dubai, UAE', []],
  ['Hyderabad', 'Hyderabad, India', ['Hyderabad, Pakistan']],
  ['Hyderabad, Pakistan', 'Hyderabad, Pakistan', []],
  ['hyderabad pk', 'Hyderabad, Pakistan', []],
  ['Springfield, Illinois', 'Springfield, Illinois, United States', []],
])('finds %s', (text, label, others) => {
  expect(findCity(text)).toMatchObject({ label, others });
});

it('knows where a city is', () => {
  const { latitude, longitude } = findCity('Suva');
  expect([latitude, longitude]).toEqual([expect.closeTo(-18.14, 1), expect.closeTo(178.44, 1)]);
});

it.each([
  ['Narobi', /^No city is called Narobi\. Is it one of these\? Nairobi, Kenya; /],
  ['Lahore, France', /^No city is called Lahore, France\. .* Lahore, Pakistan; /],
  ['zzqqxx', /^No city is called zzqqxx\.$/],
  ['🏏', /^No city is called 🏏\.$/],
])('has no %s, and names those like it', (text, sentence) => {
  expect(() => findCity(text)).toThrow(sentence);
});
