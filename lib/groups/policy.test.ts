import { expect, it } from 'vitest';
import { actorOf } from '@/tests/factories/actors';
import type { GroupRole } from './constants';
import {
  audienceRefusal,
  canCreateGame,
  canDeleteGroup,
  canManageMembers,
  canOrganise,
  fitsAudience,
  joinRefusalOf,
  joinRefusalSentence,
} from './policy';

const member = actorOf(1);
const admin = actorOf(2, { isAdmin: true });
const open = { membersCanCreateGames: true };
const closed = { membersCanCreateGames: false };

it.each<[GroupRole | null, string[]]>([
  ['creator', ['organise', 'manage members', 'delete', 'create', 'create where members may']],
  ['organiser', ['organise', 'create', 'create where members may']],
  ['member', ['create where members may']],
  [null, []],
])('%s may %o', (role, may) => {
  const membership = { role };
  const rights = {
    organise: canOrganise(membership),
    'manage members': canManageMembers(membership),
    delete: canDeleteGroup(member, membership),
    create: canCreateGame(membership, closed),
    'create where members may': canCreateGame(membership, open),
  };
  expect(
    Object.entries(rights)
      .filter(([, has]) => has)
      .map(([name]) => name),
  ).toEqual(may);
});

it('an admin can delete any group but do nothing else in it', () => {
  expect(canDeleteGroup(admin, { role: null })).toBe(true);
  expect(canOrganise({ role: null })).toBe(false);
});

it.each([
  ['female', ['all', 'women']],
  ['male', ['all', 'men']],
  ['other', ['all']],
  ['prefer_not_to_say', ['all']],
  [null, ['all']],
])('gender %s fits the audiences %o', (gender, audiences) => {
  const fitting = (['all', 'women', 'men'] as const).filter((audience) =>
    fitsAudience(gender, audience),
  );
  expect(fitting).toEqual(audiences);
});

it('a refusal says whom the group or game is for', () => {
  expect(audienceRefusal('group', 'women').english).toBe('This group is for women only.');
  expect(audienceRefusal('game', 'men').english).toBe('This game is for men only.');
});

const joiner = { isBanned: false, gender: 'male', isActive: true, audience: 'all' as const };
it.each([
  [joiner, null, null],
  [{ ...joiner, audience: 'women' as const }, 'audience', 'This group is for women only.'],
  [
    { ...joiner, audience: 'women' as const, isActive: false },
    'inactive',
    'This group is not active at the moment.',
  ],
  [
    { ...joiner, audience: 'women' as const, isActive: false, isBanned: true },
    'banned',
    'You cannot join this group.',
  ],
] as const)('who may join: %o, refused as %s', (facts, refusal, sentence) => {
  expect(joinRefusalOf(facts)).toBe(refusal);
  if (refusal) expect(joinRefusalSentence(refusal, facts.audience).english).toBe(sentence);
});
