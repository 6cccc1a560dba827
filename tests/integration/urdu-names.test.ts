import { expect, it } from 'vitest';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import type { JoinRequestDto } from '@/lib/groups/schema/join';
import type { MessageDto } from '@/lib/messages/schema/message';
import type { NotificationDto } from '@/lib/notifications/schema/notification';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { toHtml } from '@/lib/platform/mail/layout';
import { directionOf } from '@/lib/platform/validation/isolate';
import { sportId } from '@/prisma/rows/sports';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';
import { type CallOptions, call, type OperationName } from './call';

const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;

/** The JSON of a call that must succeed; each caller names the DTO of the call. */
async function ok<T>(who: SignedIn, name: OperationName, options: CallOptions = {}): Promise<T> {
  const response = await call(name, { ...options, cookie: who.cookie });
  expect(response.status, `${name}: ${await response.clone().text()}`).toBeLessThan(300);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The text outside the isolates: the product's own words. */
function frame(text: string): string {
  const outside = text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '');
  return outside === text ? text : frame(outside);
}

it('Urdu names are isolated in every notification, system message and e-mail', async () => {
  await createSports();
  const [boss, sara, ali] = await Promise.all([
    createSignedIn({ name: 'بلال احمد' }),
    createSignedIn({ name: 'سارہ خان' }),
    createSignedIn({ name: 'علی رضا' }),
  ]);
  const asked = { body: { receiverId: boss.user.id } };
  const friends = await ok<{ id: number }>(ali, 'POST /api/friend-requests', asked);
  await ok(boss, 'POST /api/friend-requests/{id}/accept', { params: { id: friends.id } });
  const body = {
    name: 'گلبرگ کرکٹ',
    description: '',
    sportId: sportId('Cricket'),
    maxMembers: 12,
  };
  const { id } = await ok<GroupDto>(boss, 'POST /api/groups', { body });
  const inGroup = { params: { id } };
  await ok(sara, 'POST /api/groups/{id}/join', { ...inGroup, body: {} });
  const [request] = await ok<JoinRequestDto[]>(boss, 'GET /api/groups/{id}/join-requests', inGroup);
  await ok(boss, 'POST /api/groups/{id}/join-requests/{requestId}/approve', {
    params: { id, requestId: request?.id ?? 0 },
    body: { note: 'خوش آمدید' },
  });
  await ok(boss, 'POST /api/groups/{id}/invites', {
    ...inGroup,
    body: { receiverId: ali.user.id },
  });
  const game = await ok<GameDto>(boss, 'POST /api/groups/{id}/games', {
    ...inGroup,
    body: {
      title: 'جمعہ کی شام',
      date: addDays(new Date().toISOString().slice(0, 10), 4),
      time: '18:30',
      location: 'گلبرگ گراؤنڈ',
      maxPlayers: 2,
    },
  });
  await ok(sara, 'POST /api/games/{id}/rsvp', { params: { id: game.id }, body: {} });
  await ok(boss, 'PUT /api/games/{id}', {
    params: { id: game.id },
    body: { location: 'باغ جناح', reason: 'گھاس' },
  });
  await ok(boss, 'POST /api/games/{id}/cancel', {
    params: { id: game.id },
    body: { reason: 'بارش' },
  });
  await ok(ali, 'POST /api/friend-requests', { body: { receiverId: sara.user.id } });
  await ok(sara, 'POST /api/likes', { body: { userId: ali.user.id } });
  await ok(ali, 'POST /api/likes', { body: { userId: sara.user.id } });

  const texts: string[] = [];
  for (const person of [boss, sara, ali]) {
    const notified = await ok<NotificationDto[]>(person, 'GET /api/notifications');
    texts.push(...notified.flatMap(({ title, content }) => [title, content]).filter(Boolean));
  }
  const lines = await ok<MessageDto[]>(sara, 'GET /api/messages/group/{groupId}', {
    params: { groupId: id },
  });
  texts.push(...lines.map(({ content }) => content));
  expect(texts.filter((text) => RIGHT_TO_LEFT.test(text)).length).toBeGreaterThan(8);
  for (const text of texts) {
    expect(frame(text), text).not.toMatch(RIGHT_TO_LEFT);
    expect(directionOf(text), text).toBe('ltr');
    expect(toHtml({ heading: text, paragraphs: [text], footer: '' })).not.toContain('dir="rtl"');
  }
});
