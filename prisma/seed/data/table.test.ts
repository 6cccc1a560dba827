import { expect, it } from 'vitest';
import { itemsOf, readTable } from './table';

it('reads a row from each line, and lists and nothing from a cell', () => {
  const [first, second] = readTable(['name', 'sports'], '\nPark | Golf / Table Tennis\nHall |');
  expect(first).toEqual({ name: 'Park', sports: 'Golf / Table Tennis' });
  expect([itemsOf(first?.sports ?? ''), itemsOf(second?.sports ?? '')]).toEqual([
    ['Golf', 'Table Tennis'],
    [],
  ]);
});

it('refuses a line that lacks a cell or has one more', () => {
  for (const line of ['Park', 'Park | Golf | Yoga']) {
    expect(() => readTable(['name', 'sports'], line)).toThrow(`Not 2 cells: ${line}`);
  }
});
