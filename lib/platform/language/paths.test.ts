import { expect, it } from 'vitest';
import { isNamedByPages, isShared, pathIn, splitLanguage } from '@/lib/platform/language/paths';

it.each([
  ['/ur', 'ur', '/'],
  ['/ur/venues', 'ur', '/venues'],
  ['/UR/venue/1', 'ur', '/venue/1'],
  ['/urdu', null, '/urdu'],
  ['/user/1', null, '/user/1'],
  ['/en/venues', null, '/en/venues'],
  ['/', null, '/'],
])('%s names the language %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

it.each([
  ['/', '/ur'],
  ['/?sport=1', '/ur?sport=1'],
  ['/venue/1?x=1#map', '/ur/venue/1?x=1#map'],
  ['/venues/lahore/cricket', '/ur/venues/lahore/cricket'],
  // The paths of members' pages are the same in every language.
  ['/bookings', '/bookings'],
  ['/coach-application', '/coach-application'],
  ['/venues/12/edit', '/venues/12/edit'],
  ['/group/7/edit', '/group/7/edit'],
  // Files that pages refer to are in the language of the page.
  ['/group/7/card.png', '/ur/group/7/card.png'],
  ['/venue/7/map.webp', '/ur/venue/7/map.webp'],
  ['/venues/card.png', '/ur/venues/card.png'],
  ['/venues/lahore/cricket/card.png', '/ur/venues/lahore/cricket/card.png'],
  ['/icons/og-maidan.png', '/ur/icons/og-maidan.png'],
  ['/manifest.webmanifest', '/ur/manifest.webmanifest'],
  ['/icons/app-192.png', '/icons/app-192.png'],
])('%s in Urdu is %s', (path, address) => {
  expect(pathIn('ur', path)).toBe(address);
  expect(pathIn('en', path)).toBe(path);
});

it('every address with a prefix is that of its page', () => {
  for (const path of ['/', '/venues', '/venue/3', '/coach/2', '/privacy']) {
    expect(isShared(path)).toBe(true);
    expect(splitLanguage(pathIn('ur', path))).toEqual({ language: 'ur', path });
  }
});

it('a reader is not led from a file to that of another language', () => {
  for (const path of ['/venue/3/card.png', '/icons/og-maidan.png', '/manifest.webmanifest']) {
    expect([isNamedByPages(path), isShared(path)]).toEqual([true, false]);
    expect(splitLanguage(pathIn('ur', path))).toEqual({ language: 'ur', path });
  }
  for (const path of ['/venue/3', '/icons/og-maidan.svg', '/venues/3/edit', '/card.png']) {
    expect(isNamedByPages(path)).toBe(false);
  }
});
