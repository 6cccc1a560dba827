import { expect, it } from 'vitest';
import { placeOf } from '@/components/offline/place-of';
import type { OfflineDto } from '@/lib/offline/schema';

const copy = {
  takenAt: '2026-11-26T18:42:00.000Z',
  games: [{ id: 7 }],
  chats: [
    { id: 1, userId: null, groupId: 3 },
    { id: 2, userId: 5, groupId: null },
  ],
  desks: [{ venue: { id: 9 } }],
  groups: [],
} as unknown as OfflineDto;

it.each([
  ['/', 'games'],
  ['/ur', 'games'],
  ['/my-games?tab=past', 'games'],
  ['/game/7', 'game'],
  ['/ur/game/7', 'game'],
  ['/game/8', 'other'],
  ['/messages', 'chats'],
  ['/messages?conversation=2', 'chat'],
  ['/messages?to=5', 'chat'],
  ['/messages?to=6', 'chats'],
  ['/group/3', 'chat'],
  ['/group/4', 'other'],
  ['/venues', 'other'],
  ['/ur/venue/9/desk', 'desk'],
  ['/venue/8/desk', 'other'],
  ['/venue/9', 'other'],
])('%s shows %s', (address, kind) => {
  expect(placeOf(address, copy).kind).toBe(kind);
});

it('opens the chat that is asked for', () => {
  expect(placeOf('/messages?to=5', copy)).toMatchObject({ chat: { id: 2 } });
  expect(placeOf('/group/3', copy)).toMatchObject({ chat: { id: 1 } });
});
