import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '@/lib/platform/db/client';
import { strict } from '@/lib/platform/http/strict';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';
import { call, type OperationName, specOf } from './call';

let admin: SignedIn & { user: TestUser };

beforeEach(async () => {
  admin = await createSignedIn({ isAdmin: true });
  // Clears the rate limits, which this test would hit.
  await db.$executeRaw`DELETE FROM rate_limits`;
});

it('an unknown field is refused by name in nested objects', async () => {
  const hours = [{ weekday: 1, startMinute: 0, endMinute: 60, note: 'early' }];
  const response = await call('PUT /api/coaches/{id}/hours', {
    params: { id: 1 },
    cookie: admin.cookie,
    body: { hours },
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    issues: [{ path: 'hours.0.note', message: 'There is no field called note' }],
  });
});

describe('accepts the requests that other clients send', () => {
  it.each<[OperationName, object]>([
    ['POST /api/groups', { name: 'Nets', description: 'x', sportId: 1, maxMembers: 10 }],
    ['POST /api/groups/{id}/join', { message: 'I would like to join this group!' }],
    ['POST /api/users/{id}/sports', { sportId: 1, skillLevel: 'expert', isLookingToPlay: true }],
    ['POST /api/friend-requests', { receiverId: 1, message: 'Hi' }],
    ['POST /api/venues/{id}/reviews', { rating: 5, comment: 'Good' }],
    ['POST /api/messages', { content: 'Hi', receiverId: 1, type: 'text' }],
    ['POST /api/messages', { content: 'Hi', groupId: 1, messageType: 'text' }],
    [
      'PUT /api/users/{id}',
      {
        name: 'Ali',
        gender: 'male',
        location: 'Gulberg',
        latitude: 31.5,
        longitude: 74.3,
        bio: 'x',
        profileImageUrl: null,
      },
    ],
    [
      'POST /api/groups/{id}/games',
      {
        title: 'Nets',
        description: 'x',
        date: '2030-01-01',
        time: '18:00',
        location: 'Ground',
        maxPlayers: 10,
      },
    ],
    ['POST /api/admin/coach-applications/{id}/{action}', { adminNotes: 'Fine' }],
  ])('%s %j', (name, body) => {
    expect(strict(specOf(name).body ?? z.never()).safeParse(body).error).toBeUndefined();
  });

  it('an empty body to join a group, and no body to mark a notification as read', async () => {
    const group = await createGroup();
    const joined = await call('POST /api/groups/{id}/join', {
      params: { id: group.id },
      cookie: admin.cookie,
    });
    expect(joined.status).toBe(201);
    const read = await call('PATCH /api/notifications/read-all', { cookie: admin.cookie });
    expect(read.status).toBe(200);
  });
});

it('a repeated single-value parameter is refused with a message', async () => {
  const response = await call('GET /api/games', { query: { limit: [1, 7] } });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: 'Please give one value, not several' });
});
