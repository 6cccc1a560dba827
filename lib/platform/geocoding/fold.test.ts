import { describe, expect, it } from 'vitest';
import { foldKey, foldWords } from './fold.mjs';

describe('folding', () => {
  it.each([
    ['Québec', 'quebec'],
    ['F-7', 'f7'],
    ["Cox's Bazar", 'coxsbazar'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
    ['  Gulshan-e-Iqbal ', 'gulshaneiqbal'],
    ['🏏', ''],
  ])('%s becomes %s', (text, key) => {
    expect(foldKey(text)).toBe(key);
  });

  it('can keep words separate', () => {
    expect(foldWords('Gulberg, Lahore')).toEqual(['gulberg', 'lahore']);
  });
});
