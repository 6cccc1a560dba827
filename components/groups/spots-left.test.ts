import { expect, it } from 'vitest';
import { spotsLeft } from './group-address';

it('gives the number of free places, or says that the group is full', () => {
  expect([spotsLeft(3, 10), spotsLeft(9, 10)]).toEqual(['7 spots left', '1 spot left']);
  expect([spotsLeft(10, 10), spotsLeft(11, 10)]).toEqual(['Full', 'Full']);
});
