import { expect, it } from 'vitest';
import { actorOf } from '@/tests/factories/actors';
import { canChangeMessage, canModerate, canWrite, isStranger, mayWriteUnconfirmed } from './policy';

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
  ['if it is a picture', { ...own, type: 'image' as const }, true],
  ['a moment later', { ...own, createdAt: ago(15 * 60_000 + 1) }, false],
  ['if it is somebody else’s', { ...own, senderId: 2 }, false],
  ['if its sender’s account is deleted', { ...own, senderId: null }, false],
  ['if it is a system line', { ...own, type: 'system' as const }, false],
  ['if it is deleted', { ...own, deletedAt: now }, false],
  ['if it is hidden', { ...own, hiddenAt: now }, false],
])('a message can be changed, %s: %s', (_, message, may) => {
  expect(canChangeMessage(actorOf(1), message, now)).toBe(may);
});

it('an admin cannot change other people’s messages', () => {
  expect(canChangeMessage(actorOf(2, { isAdmin: true }), own, now)).toBe(false);
});

it('organisers moderate the chats of their group and its games, and a member the chat of their own game', () => {
  const roles = ['creator', 'organiser', 'member', null] as const;
  const who = (isGameCreator: boolean | null) =>
    roles.filter((role) => canModerate({ role, isGameCreator }));
  expect(who(null)).toEqual(['creator', 'organiser']);
  expect(who(false)).toEqual(['creator', 'organiser']);
  expect(who(true)).toEqual(['creator', 'organiser', 'member']);
});

it('people with any tie are not strangers', () => {
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

const CHAT = { isOpen: true, isForOrganisers: false, role: null };

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
  'request %s with %i messages: the sender can write more: %s, the receiver: %s',
  (requestStatus, lastSeq, asker, other) => {
    const more = (userId: number) =>
      canWrite(actorOf(userId), {
        ...CHAT,
        requestStatus,
        requestedById: 1,
        lastSeq,
      });
    expect([more(1), more(2)]).toEqual([asker, other]);
  },
);

it('a group chat has no request limit, and nobody writes in the chat of a game that is long over', () => {
  const group = { ...CHAT, requestStatus: 'none', requestedById: null, lastSeq: 99 } as const;
  expect([true, false].map((isOpen) => canWrite(actorOf(1), { ...group, isOpen }))).toEqual([
    true,
    false,
  ]);
  const roles = ['creator', 'organiser', 'member', null] as const;
  const writing = { ...group, isForOrganisers: true };
  expect(roles.filter((role) => canWrite(actorOf(1), { ...writing, role }))).toEqual([
    'creator',
    'organiser',
  ]);
});
