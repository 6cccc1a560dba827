import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { JOB_KINDS } from '@/lib/platform/jobs/kinds';
import { sweep } from '@/lib/platform/jobs/sweep';
import { WEBHOOKS_MAX } from '@/lib/webhooks/constants';
import type { WebhookDto } from '@/lib/webhooks/schema';
import { sendWebhook } from '@/lib/webhooks/service/send-webhook';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { createFailedCall, createWebhook } from '@/tests/factories/webhooks';
import { call, ok } from '@/tests/integration/call';

const received: { request: IncomingMessage; body: string }[] = [];
let answer = { status: 204, headers: {} };
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    received.push({ request, body });
    response.writeHead(answer.status, answer.headers).end();
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 204, headers: {} };
  Object.assign(env, { WEBHOOK_ADDRESSES: ['127.0.0.1'] });
});
afterAll(() => {
  Object.assign(env, { WEBHOOK_ADDRESSES: [] });
  receiver.close();
});

/** Makes the calls that are queued for a webhook. */
async function callsOf(webhookId: number) {
  const jobs = await db.job.findMany({
    where: { kind: 'webhooks:send', payload: { path: ['webhookId'], equals: webhookId } },
    orderBy: { id: 'asc' },
  });
  return jobs.map(({ payload }) => JOB_KINDS['webhooks:send'].payload.parse(payload));
}
async function sendAll(webhookId: number) {
  for (const one of await callsOf(webhookId)) await sendWebhook(one);
}

async function organised() {
  const organiser = await createSignedIn();
  const group = await createGroup({ creatorId: organiser.user.id });
  const list = await ok<WebhookDto[]>(organiser, 'POST /api/webhooks', {
    body: { groupId: group.id, url, events: ['game.created', 'game.full', 'member.joined'] },
  });
  const [webhook] = list;
  if (!webhook) throw new Error('The list has the new one');
  return { organiser, group, webhook };
}

it('is called when a game is made, is full, and when somebody joins, as it wished', async () => {
  const { group, webhook } = await organised();
  const game = await createGame({ groupId: group.id, maxPlayers: 2 });
  const player = await createOnboardedUser();
  await addMember(group.id, player.id);
  await addParticipant(game.id, player.id);
  await db.game.update({ where: { id: game.id }, data: { title: 'Not asked for' } });
  await sendAll(webhook.id);
  const bodies = received.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type }) => type)).toEqual(['game.created', 'member.joined', 'game.full']);
  expect(bodies[2].data).toEqual({
    group: { id: group.id, url: `${env.NEXTAUTH_URL}/group/${group.id}` },
    game: {
      id: game.id,
      url: `${env.NEXTAUTH_URL}/game/${game.id}`,
      startsAt: game.startsAt.toISOString(),
      endsAt: game.endsAt.toISOString(),
      status: 'upcoming',
      places: 2,
      taken: 2,
    },
  });
  // No person and no place.
  expect(JSON.stringify(bodies)).not.toContain(player.name);
  expect(JSON.stringify(bodies)).not.toContain('Gulberg');
});

it('is signed as Standard Webhooks says, with the secret that organisers see', async () => {
  const { group, webhook } = await organised();
  await createGame({ groupId: group.id });
  await sendAll(webhook.id);
  const [{ request, body } = { request: null, body: '' }] = received;
  const header = (name: string) => String(request?.headers[`webhook-${name}`]);
  const id = header('id');
  const key = Buffer.from(webhook.secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${id}.${header('timestamp')}.${body}`)
    .digest('base64');
  expect(header('signature')).toBe(`v1,${expected}`);
  expect(JSON.parse(body).id).toBe(id);
});

it.each([
  ['an address of this machine', () => url],
  ['a name that leads to one', () => url.replace('127.0.0.1', 'localhost')],
  ['an address of the private network', () => 'http://10.0.0.1/hook'],
  ['the metadata of a cloud', () => 'http://169.254.169.254/latest'],
  ['an address in other figures', () => url.replace('127.0.0.1', '2130706433')],
])('never reaches %s', async (_name, to) => {
  Object.assign(env, { WEBHOOK_ADDRESSES: [] });
  const { id } = await createWebhook({ groupId: (await createGroup()).id }, to());
  const { eventId, at } = { eventId: crypto.randomUUID(), at: new Date().toISOString() };
  const sent = sendWebhook({ webhookId: id, event: 'test', eventId, gameId: null, at });
  await expect(sent).rejects.toThrow(/not allowed|private/i);
  expect(received).toEqual([]);
});

it('follows no redirect, and is stopped when nothing is answered for days', async () => {
  const { organiser, group, webhook } = await organised();
  answer = { status: 302, headers: { Location: 'http://10.0.0.1/' } };
  await createGame({ groupId: group.id });
  await expect(sendAll(webhook.id)).rejects.toThrow('HTTP 302');
  const where = { id: webhook.id };
  expect(await db.webhook.findUnique({ where })).toMatchObject({
    failingSince: expect.any(Date),
    stoppedAt: null,
  });

  const failingSince = new Date(Date.now() - 4 * 86_400_000);
  await db.webhook.update({ where, data: { failingSince } });
  await expect(sendAll(webhook.id)).rejects.toThrow('HTTP 302');
  const query = { groupId: String(group.id) };
  const [seen] = await ok<WebhookDto[]>(organiser, 'GET /api/webhooks', { query });
  expect(seen).toMatchObject({ isOn: false });

  // Nothing is queued for it any more.
  const before = (await callsOf(webhook.id)).length;
  await createGame({ groupId: group.id });
  expect(await callsOf(webhook.id)).toHaveLength(before);

  // Begun again, and answered.
  answer = { status: 204, headers: {} };
  const again = await call('PATCH /api/webhooks/{id}', {
    cookie: organiser.cookie,
    params: where,
    body: { isOn: true },
  });
  expect(again.status).toBe(204);
  await sendAll(webhook.id);
  expect(await db.webhook.findUnique({ where })).toMatchObject({
    failingSince: null,
    stoppedAt: null,
  });
});

it('of a venue hears of public games alone', async () => {
  const venue = await createVenue();
  const { id } = await createWebhook({ venueId: venue.id }, url);
  await createGame({ venueId: venue.id, isPublic: false });
  const open = await createGame({ venueId: venue.id });
  await sendAll(id);
  expect(received.map(({ body }) => JSON.parse(body).data.game.id)).toEqual([open.id]);
});

it('repeats a call that was given up, of its own alone', async () => {
  const { organiser, group, webhook } = await organised();
  const other = await createWebhook({ groupId: (await createGroup()).id });
  const [own, foreign] = [await createFailedCall(webhook.id), await createFailedCall(other.id)];
  const repeat = (callId: number) =>
    call('POST /api/webhooks/{id}/calls/{callId}', {
      cookie: organiser.cookie,
      params: { id: webhook.id, callId },
    });
  const query = { groupId: String(group.id) };
  const [before] = await ok<WebhookDto[]>(organiser, 'GET /api/webhooks', { query });
  expect(before?.calls).toMatchObject([{ id: own, state: 'failed' }]);
  expect((await repeat(own)).status).toBe(204);
  expect((await repeat(own)).status).toBe(404);
  expect((await repeat(foreign)).status).toBe(404);
});

it(`has ${WEBHOOKS_MAX} for a group, also when they are added at once`, async () => {
  const { organiser, group } = await organised();
  const add = () =>
    ok<WebhookDto[]>(organiser, 'POST /api/webhooks', {
      body: { groupId: group.id, url, events: ['game.created'] },
    });
  await Promise.allSettled(Array.from({ length: WEBHOOKS_MAX + 2 }, add));
  expect(await db.webhook.count({ where: { groupId: group.id } })).toBe(WEBHOOKS_MAX);
});

it.each([
  ['plain http', { url: 'http://club.example/hook' }, 'url'],
  ['a password in the address', { url: 'https://me:secret@club.example/hook' }, 'url'],
  ['another scheme', { url: 'ftp://club.example/hook' }, 'url'],
  ['no event', { events: [] }, 'events'],
])('refuses %s', async (_name, wrong, field) => {
  Object.assign(env, { WEBHOOK_ADDRESSES: [] });
  const organiser = await createSignedIn();
  const { id: groupId } = await createGroup({ creatorId: organiser.user.id });
  const body = { groupId, url: 'https://club.example/hook', events: ['game.created'], ...wrong };
  const response = await call('POST /api/webhooks', { cookie: organiser.cookie, body });
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toContain(`"${field}`);
});

it('alarms the group, and not the operator, when its address is gone', async () => {
  const { organiser, group, webhook } = await organised();
  const callId = await createFailedCall(webhook.id);
  const admin = await createSignedIn({ isAdmin: true });
  const failed = await ok<{ id: number }[]>(admin, 'GET /api/admin/jobs');
  expect(failed.map(({ id }) => id)).not.toContain(callId);
  // Nobody repeats it after two weeks.
  const failedAt = new Date(Date.now() - 15 * 86_400_000);
  await db.job.update({ where: { id: callId }, data: { failedAt } });
  await sweep();
  const query = { groupId: String(group.id) };
  const [seen] = await ok<WebhookDto[]>(organiser, 'GET /api/webhooks', { query });
  expect(seen?.calls).toEqual([]);
});
