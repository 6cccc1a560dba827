import { describe, expect, it } from 'vitest';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import {
  canManageGame,
  canManagePlayers,
  fewerGuests,
  fittingGuests,
  isTooFew,
  levelWords,
  mayCopyList,
  nextGame,
  partyNeeds,
  refusalOf,
  refusalWords,
  seesPlayers,
} from './policy';

const now = new Date('2026-11-28T12:00:00Z').getTime();
const inHours = (hours: number) => ({ startsAt: new Date(now + hours * 3_600_000).toISOString() });

it.each([
  ['creator', true, true],
  ['creator', false, true],
  ['organiser', true, true],
  ['organiser', false, true],
  ['member', true, true],
  ['member', false, false],
  // A creator of the game who left the group has no rights.
  [null, true, false],
  [null, false, false],
] as const)(
  'role %s in the group, created the game: %s, can manage it: %s',
  (role, isCreator, may) => {
    expect(canManageGame({ role, isCreator })).toBe(may);
  },
);

it.each([
  ['creator', null, true],
  ['organiser', 'out', true],
  ['member', null, true],
  ['member', 'maybe', true],
  [null, 'going', true],
  [null, 'waitlisted', true],
  [null, 'maybe', false],
  [null, 'out', false],
  [null, null, false],
] as const)('role %s in the group, answer %s, may copy its list: %s', (role, viewerStatus, may) => {
  expect(mayCopyList({ role, viewerStatus })).toBe(may);
});

describe('a seat', () => {
  const player = {
    present: true,
    isBanned: false,
    gender: 'female',
    level: 'beginner' as const,
    request: null,
    isShutOut: false,
  };
  const game = {
    sport: { name: 'Tennis' },
    audience: 'all' as const,
    skillMin: null,
    skillMax: null,
    isCreator: false,
  };
  const range = { ...game, skillMin: 'intermediate' as const, skillMax: 'advanced' as const };

  it.each([
    ['any player', player, game, null],
    ['an unfinished profile', { ...player, present: false, isBanned: true }, game, 'profile'],
    [
      'a banned player',
      { ...player, isBanned: true, gender: 'male' },
      { ...range, audience: 'women' as const },
      'banned',
    ],
    [
      'somebody outside the audience',
      { ...player, gender: 'male' },
      { ...range, audience: 'women' as const },
      'audience',
    ],
    [
      'somebody from outside, in a group that takes nobody',
      { ...player, isShutOut: true, gender: 'male' },
      { ...range, audience: 'women' as const },
      'inactive',
    ],
    ['somebody within the audience', player, { ...game, audience: 'women' as const }, null],
    ['a player below the level', player, range, 'level'],
    [
      'a player below the level whom an organiser accepted',
      { ...player, request: 'accepted' as const },
      range,
      null,
    ],
    [
      'a player below the level who asks',
      { ...player, request: 'pending' as const },
      range,
      'level',
    ],
    ['a player without a level', { ...player, level: null }, range, 'level'],
    ['a player without a level when none is required', { ...player, level: null }, game, null],
    ['the creator of the game, even below the level', player, { ...range, isCreator: true }, null],
  ])('is granted or refused for %s', (_, who, what, refusal) => {
    expect(refusalOf(who, what)).toBe(refusal);
  });

  it.each([
    ['intermediate', 'advanced', ['intermediate', 'advanced']],
    ['advanced', null, ['advanced', 'expert']],
    [null, 'beginner', ['beginner']],
    ['expert', 'expert', ['expert']],
  ] as const)('for levels from %s to %s is open to %o', (skillMin, skillMax, levels) => {
    const fitting = SKILL_LEVELS.filter(
      (level) => refusalOf({ ...player, level }, { ...game, skillMin, skillMax }) === null,
    );
    expect(fitting).toEqual(levels);
  });

  it('is refused with a message that gives the reason', () => {
    expect(refusalWords('profile', range, null)).toBe('Please complete your profile first.');
    expect(refusalWords('banned', range, null)).toBe('You cannot play in games of this group.');
    expect(refusalWords('inactive', range, null)).toBe('This group is not active at the moment.');
    expect(refusalWords('audience', { ...range, audience: 'men' }, null)).toBe(
      'This game is for men only.',
    );
    expect(refusalWords('level', range, 'beginner')).toBe(
      'This game is for intermediate to advanced in Tennis. Your level is beginner.',
    );
    expect(refusalWords('level', range, null)).toBe(
      'This game is for intermediate to advanced in Tennis. Your profile does not say your level.',
    );
  });
});

it.each([
  [null, null, 'all levels'],
  ['beginner', 'expert', 'beginner to expert'],
  ['advanced', 'advanced', 'advanced'],
  ['advanced', null, 'advanced and above'],
  [null, 'advanced', 'up to advanced'],
] as const)('levels from %s to %s read %j', (skillMin, skillMax, words) => {
  expect(levelWords({ skillMin, skillMax })).toBe(words);
});

it('guests must fit into the free seats together with the player', () => {
  expect([0, 1, 2, 4].map(fittingGuests)).toEqual([0, 0, 1, 3]);
  expect(partyNeeds(1)).toBe('you and your guest need 2');
  expect(partyNeeds(3)).toBe('you and your 3 guests need 4');
  expect(fewerGuests(1, 1)).toBe('without the guest');
  expect(fewerGuests(2, 1)).toBe('without guests');
  expect(fewerGuests(3, 2)).toBe('with 1 guest');
  expect(fewerGuests(3, 3)).toBe('with 2 guests');
});

it('the next game is the first that has not begun, at most two days ahead', () => {
  const [on, next, later] = [inHours(-1), inHours(48), inHours(49)];
  expect(nextGame([on, next, later], now)).toBe(next);
  expect(nextGame([on, later], now)).toBeNull();
  expect(nextGame([inHours(0)], now)).toBeNull();
  expect(nextGame([], now)).toBeNull();
});

it.each([
  ['of a public game', { isPublic: true }, true],
  ['as a member', { role: 'member' }, true],
  ['with a seat', { viewerStatus: 'going' }, true],
  ['in line', { viewerStatus: 'waitlisted' }, true],
  ['as an admin', { isAsked: false }, true],
  ['only because they were asked to fill a seat', {}, false],
  ['asked, and out again', { viewerStatus: 'out' }, false],
] as const)('somebody who sees a game %s', (_how, sight, sees) => {
  const asked = { isPublic: false, role: null, viewerStatus: null, isAsked: true };
  expect(seesPlayers({ ...asked, ...sight })).toBe(sees);
});

it('the players are managed by whoever manages a game, but not those of a game of two', () => {
  const organiser = { role: 'organiser', isCreator: false, isForTwo: false } as const;
  expect(canManagePlayers(organiser)).toBe(true);
  expect(canManagePlayers({ ...organiser, role: 'member' })).toBe(false);
  expect(canManagePlayers({ ...organiser, isForTwo: true })).toBe(false);
});

it.each([
  [{}, true],
  [{ goingCount: 8 }, false],
  [{ minPlayers: null }, false],
  [{ decideHours: null }, false],
  [{ status: 'cancelled' }, false],
  // Planned for another time, and after the start
  [{ decideHours: 12 }, false],
  [{ startsAt: new Date(now - 1) }, false],
])('a game of 7 that needs 8 with %o is cancelled at its time: %s', (change, cancelled) => {
  const startsAt = new Date(now + 24 * 3_600_000);
  const rules = {
    startsAt,
    minPlayers: 8,
    decideHours: 24,
    membersFirstHours: null,
    payByHours: null,
  };
  const game = { ...rules, status: 'upcoming', goingCount: 7, ...change };
  expect(isTooFew(game, new Date(now), new Date(now))).toBe(cancelled);
});
