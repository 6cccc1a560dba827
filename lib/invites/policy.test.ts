import { expect, it } from 'vitest';
import type { Audience, GroupRole } from '@/lib/groups/constants';
import type { InviteLinkState } from './constants';
import { audienceOf, canManageLink, type LinkFacts, stateOfLink } from './policy';

it.each<[GroupRole | null, string[]]>([
  ['creator', ['group', 'game', 'own game']],
  ['organiser', ['group', 'game', 'own game']],
  ['member', ['own game']],
  [null, []],
])('%s manages the links of %o', (role, expected) => {
  const rights = {
    group: canManageLink({ role, isOfGame: false, isGameCreator: false }),
    game: canManageLink({ role, isOfGame: true, isGameCreator: false }),
    'own game': canManageLink({ role, isOfGame: true, isGameCreator: true }),
  };
  expect(
    Object.entries(rights)
      .filter(([, has]) => has)
      .map(([name]) => name),
  ).toEqual(expected);
});

const now = new Date('2026-11-28T12:00:00Z');
const open: LinkFacts = { revokedAt: null, expiresAt: null, maxUses: null, uses: 0 };

it.each<[string, Partial<LinkFacts>, InviteLinkState]>([
  ['without limits', { uses: 400 }, 'open'],
  ['a second before its end', { expiresAt: new Date('2026-11-28T12:00:01Z') }, 'open'],
  ['at its end', { expiresAt: now }, 'expired'],
  ['with a use left', { maxUses: 3, uses: 2 }, 'open'],
  ['with no use left', { maxUses: 3, uses: 3 }, 'used'],
  ['taken back', { revokedAt: now }, 'revoked'],
  ['taken back and at its end', { revokedAt: now, expiresAt: now }, 'revoked'],
])('a link %s', (_about, facts, state) => {
  expect(stateOfLink({ ...open, ...facts }, now)).toBe(state);
});

it.each<[Audience, Audience | null, Audience]>([
  ['all', null, 'all'],
  ['women', null, 'women'],
  ['all', 'men', 'men'],
  ['women', 'all', 'women'],
  ['women', 'men', 'women'],
])('a group for %s and its game for %s let in %s', (groupAudience, gameAudience, expected) => {
  expect(audienceOf({ groupAudience, gameAudience })).toBe(expected);
});
