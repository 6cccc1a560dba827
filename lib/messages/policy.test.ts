import { expect, it } from 'vitest';
import { actorOf } from '@/tests/factories/actors';
import { CONVERSATIONS_PER_DAY_MAX, CONVERSATIONS_PER_DAY_NEW_ACCOUNT_MAX } from './constants';
import {
  canChangeMessage,
  canModerate,
  conversationsPerDayMax,
  hasRoomInRequest,
  isStranger,
  mayWriteUnconfirmed,
} from './policy';

const now = new Date('2026-11-28T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const own = {
  senderId: 1,
  type: 'text' as const,
  createdAt: ago(15 * 60_000),
  deletedAt: null,
  hiddenAt: null,
};

it.each([
  ['after exactly 15 minutes', own, true],
  ['a picture', { ...own, type: 'image' as const }, true],
  ['a moment later', { ...own, createdAt: ago(15 * 60_000 + 1) }, false],
  ['somebody else’s', { ...own, senderId: 2 }, false],
  ['of a deleted account', { ...own, senderId: null }, false],
  ['a system line', { ...own, type: 'system' as const }, false],
  ['a deleted one', { ...own, deletedAt: now }, false],
  ['a hidden one', { ...own, hiddenAt: now }, false],
])('a message may be changed, %s: %s', (_, message, may) => {
  expect(canChangeMessage(actorOf(1), message, now)).toBe(may);
});

it('an admin may not change other people’s messages', () => {
  expect(canChangeMessage(actorOf(2, { isAdmin: true }), own, now)).toBe(false);
});

it('organisers moderate the chat of their group', () => {
  const may = (['creator', 'organiser', 'member', null] as const).filter((role) =>
    canModerate({ role }),
  );
  expect(may).toEqual(['creator', 'organiser']);
});

it('a single tie makes a person no stranger', () => {
  const none = { connected: false, sharesGroup: false, isClient: false };
  expect(isStranger(none)).toBe(true);
  expect(isStranger({ ...none, connected: true })).toBe(false);
  expect(isStranger({ ...none, sharesGroup: true })).toBe(false);
  expect(isStranger({ ...none, isClient: true })).toBe(false);
});

it.each([
  ['stranger', {}, false],
  ['connection', { connected: true }, true],
  ['member of the same group', { sharesGroup: true }, true],
  ['coach or client', { isClient: true }, true],
  ['player of the same game', { sharesGame: true }, true],
  ['person who answered', { hasAnswered: true }, true],
])('before the e-mail is confirmed, writing to a %s (%j): %s', (_, tie, may) => {
  const none = { connected: false, sharesGroup: false, isClient: false };
  const facts = { ...none, sharesGame: false, hasAnswered: false, ...tie };
  expect(mayWriteUnconfirmed(facts)).toBe(may);
});

it.each([
  ['none', 3, true, true],
  ['pending', 0, true, true],
  ['pending', 2, true, true],
  ['pending', 3, false, true],
  ['declined', 0, false, true],
  ['declined', 1, false, true],
  ['declined', 3, false, true],
  ['accepted', 3, true, true],
] as const)(
  'a request that is %s holds %i messages; more from the asker: %s, from the other: %s',
  (requestStatus, lastSeq, asker, other) => {
    const more = (userId: number) =>
      hasRoomInRequest(actorOf(userId), { requestStatus, requestedById: 1, lastSeq });
    expect([more(1), more(2)]).toEqual([asker, other]);
  },
);

it('a group has no limit for requests', () => {
  const group = { requestStatus: 'none', requestedById: null, lastSeq: 99 } as const;
  expect(hasRoomInRequest(actorOf(1), group)).toBe(true);
});

it('a new account starts fewer conversations, until it is a day old', () => {
  expect(conversationsPerDayMax(ago(86_400_000 - 1), now)).toBe(
    CONVERSATIONS_PER_DAY_NEW_ACCOUNT_MAX,
  );
  expect(conversationsPerDayMax(ago(86_400_000), now)).toBe(CONVERSATIONS_PER_DAY_MAX);
  expect(CONVERSATIONS_PER_DAY_NEW_ACCOUNT_MAX).toBeLessThan(CONVERSATIONS_PER_DAY_MAX);
});
