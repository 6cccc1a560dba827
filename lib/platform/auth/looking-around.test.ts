import { expect, it } from 'vitest';
import { isLookingAround, LOOKS_AROUND, needsProfile, readsAsGuest } from './looking-around';

const NEW = { latitude: null, gender: null, cameByLink: false };
const DONE = { latitude: 31.5, gender: 'female', cameByLink: false };

it.each([
  ['a newcomer', NEW, true],
  ['one without a place', { ...DONE, latitude: null }, true],
  ['one without a gender', { ...DONE, gender: null }, true],
  ['one who came by a link', { ...NEW, cameByLink: true }, false],
  ['a member', DONE, false],
  ['a member on the equator', { ...DONE, latitude: 0 }, false],
] as const)('the wizard before the app: %s', (_who, user, expected) => {
  expect(needsProfile(user)).toBe(expected);
});

it.each([
  ['a newcomer who looks around', '/game/1', true, NEW, true],
  ['a newcomer who does not', '/game/1', false, NEW, false],
  ['a newcomer at an invitation', '/join/abc', true, NEW, false],
  ['a newcomer by a link', '/game/1', true, { ...NEW, cameByLink: true }, false],
  ['a member with an old cookie', '/game/1', true, DONE, false],
  ['a guest', '/game/1', true, null, false],
] as const)('a public page as guests read it: %s', (_who, path, isLooking, user, expected) => {
  expect(readsAsGuest(path, isLooking, user)).toBe(expected);
});

it('knows by its cookie who looks around', () => {
  const [pair] = LOOKS_AROUND.split(';');
  expect(isLookingAround({ cookie: `language=en; ${pair}` })).toBe(true);
  expect(isLookingAround({ cookie: 'language=looking-around' })).toBe(false);
  expect(isLookingAround({})).toBe(false);
});
