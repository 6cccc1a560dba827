import { expect, it } from 'vitest';
import { LAHORE } from '@/lib/platform/city/lahore';
import { searchCentreSchema, toSearchCentre } from '@/lib/platform/geo/search-centre';

const lahore = { ...LAHORE.centre, isFallback: true, label: 'Lahore' };
const karachi = { latitude: 24.86, longitude: 67.01 };
const named = { location: 'Clifton, Karachi', publicLocation: 'Clifton' };

it.each([
  ['a guest', null, lahore],
  ['a person without a position', { latitude: null, longitude: null, ...named }, lahore],
  [
    'a person with a position',
    { ...karachi, ...named },
    { ...karachi, isFallback: false, label: 'Clifton, Karachi' },
  ],
  [
    'a person far from any named place',
    { ...karachi, location: null, publicLocation: null },
    { ...karachi, isFallback: false, label: null },
  ],
])('%s searches around their own place, else around Lahore', (_who, person, centre) => {
  expect(searchCentreSchema.strict().parse(toSearchCentre(person))).toEqual(centre);
});
