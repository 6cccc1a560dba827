import { expect, it } from 'vitest';
import { coverLook } from './cover-look';

it('draws the same venue the same way every time', () => {
  expect(coverLook('cricket', 41)).toEqual(coverLook('cricket', 41));
});

it('gives neighbouring venues of one sport different pictures', () => {
  const looks = Array.from({ length: 30 }, (_, id) => JSON.stringify(coverLook('soccer', id + 1)));
  expect(new Set(looks).size).toBe(30);
});

it('draws no players in a gym', () => {
  expect(coverLook('gym-workout', 3).players).toEqual([]);
});
