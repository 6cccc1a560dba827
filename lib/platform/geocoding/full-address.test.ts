import { expect, it } from 'vitest';
import { fullAddress } from './full-address';

const modelTown = { area: 'Model Town', city: 'Lahore' };

it.each([
  [{ ...modelTown, address: 'Model Town, Lahore' }, 'Model Town, Lahore'],
  [{ ...modelTown, address: '12 Link Road' }, '12 Link Road, Model Town, Lahore'],
  [{ ...modelTown, address: '12 Link Road, Lahore' }, '12 Link Road, Model Town, Lahore'],
  [{ ...modelTown, address: 'Block C MODEL-TOWN lahore' }, 'Block C MODEL-TOWN lahore'],
  [{ address: 'Lahore Road', area: null, city: 'Kasur' }, 'Lahore Road, Kasur'],
  [{ address: 'Lahore Road', area: null, city: 'Lahore' }, 'Lahore Road, Lahore'],
  [
    { address: 'Model Town, Lahore, Punjab, Pakistan', city: 'Lahore' },
    'Model Town, Lahore, Punjab, Pakistan',
  ],
  [{ address: '', area: 'Gulberg', city: 'Lahore' }, 'Gulberg, Lahore'],
  [{ address: 'گلبرگ', area: 'Gulberg', city: 'لاہور' }, 'گلبرگ, Gulberg, لاہور'],
])('the full address of %j is %j', (parts, line) => {
  expect(fullAddress(parts)).toBe(line);
});
