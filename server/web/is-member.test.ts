import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { Session } from '@/lib/platform/auth/session-store';
import { exceptLookers } from './is-member';
import { servePages } from './testing/served-pages';

const site = servePages();
const { get } = site;

const token = (digit: number): string => digit.toString(16).padStart(64, '0');
const MINE = token(1);
const as = (value: string) => ({ cookie: `language=en; next-auth.session-token=${value}` });

it.each(['/', '/group/1', '/game/1', '/venue/1', '/coach/1', '/venues/lahore/cricket'])(
  'passes a member’s request for %s on to Next, and keeps nothing of it',
  async (path) => {
    site.sessions.add(MINE);
    await get(path);
    for (let turn = 0; turn < 2; turn += 1) {
      const { body, headers } = await get(path, as(MINE));
      expect(body.toString()).toContain(MINE);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['cache-status']).toBeUndefined();
      expect(headers.etag).toBeUndefined();
    }
    const guest = await get(path);
    expect(guest.body.toString()).not.toContain(MINE);
    expect(guest.headers['cache-status']).toBe('maidan; hit');
    expect(site.lookedUp).toEqual([MINE, MINE]);
  },
);

it('never answers a member with 304 for a page that the browser has as a guest', async () => {
  const { headers } = await get('/group/1');
  site.sessions.add(MINE);
  const member = await get('/group/1', { ...as(MINE), 'If-None-Match': String(headers.etag) });
  expect(member.status).toBe(200);
});

it('gives a made-up or stale session the kept page of a guest', async () => {
  await get('/group/1');
  for (const value of ['abc', `${MINE}0`, token(2).toUpperCase().replace('0', 'G'), token(3)]) {
    const { headers } = await get('/group/1', as(value));
    expect([value, headers['cache-status']]).toEqual([value, 'maidan; hit']);
  }
  expect(site.asked).toHaveLength(1);
  // A text that cannot be a token is not even looked up.
  expect(site.lookedUp).toEqual([token(3)]);
});

it('looks up few unknown sessions of an address, and known ones still pass', async () => {
  site.sessions.add(MINE);
  await get('/group/1', as(MINE));
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => get('/venue/1', as(token(10 + index)))),
  );
  expect(site.lookedUp).toHaveLength(31);
  expect((await get('/group/1', as(MINE))).body.toString()).toContain(MINE);
  expect(site.lookedUp).toHaveLength(32);
});

it('a session that has ended gets the page of guests at once', async () => {
  site.sessions.add(MINE);
  await get('/group/1', as(MINE));
  site.sessions.delete(MINE);
  const { headers, body } = await get('/group/1', as(MINE));
  expect(headers['cache-status']).toMatch(/^maidan; /);
  expect(body.toString()).not.toContain(MINE);
});

it('a member whose session cannot be read is told to wait, and gets no copy for guests', async () => {
  await get('/group/1');
  site.lookUpError = Object.assign(new Error('connect'), { syscall: 'connect' });
  for (let turn = 0; turn < 40; turn += 1) {
    const { status, headers, body } = await get('/group/1', as(MINE));
    expect([status, headers['retry-after'], headers['cache-status']]).toEqual([
      503,
      '5',
      undefined,
    ]);
    expect(body.toString()).toContain('not available');
  }
  expect((await get('/group/1')).headers['cache-status']).toBe('maidan; hit');
  // Failed look-ups do not count against an address.
  site.lookUpError = undefined;
  site.sessions.add(MINE);
  expect((await get('/group/1', as(MINE))).body.toString()).toContain(MINE);
});

it('pictures and the page for times without a line are the same for everybody', async () => {
  site.sessions.add(MINE);
  for (const path of ['/group/1/card.png', '/venue/1/map.webp', '/offline', '/venues/card.png']) {
    await get(path);
    expect((await get(path, as(MINE))).headers['cache-status']).toBe('maidan; hit');
  }
  expect(site.lookedUp).toEqual([]);
});

it('a newcomer who looks around reads public pages as a guest, and no one else does', async () => {
  const user = { latitude: null, gender: null, cameByLink: false };
  let lookUps = 0;
  const isMember = exceptLookers(
    () => true,
    () => {
      lookUps += 1;
      return Promise.resolve({ user } as Session);
    },
  );
  const ask = (url: string, cookie: string) =>
    isMember({ url, headers: { cookie } } as IncomingMessage, '');
  const mine = `next-auth.session-token=${MINE}`;
  expect(await ask('/game/1', mine)).toBe(true);
  expect(lookUps).toBe(0);
  const looking = `${mine}; looking-around=1`;
  expect(await ask('/ur/game/1?tab=players', looking)).toBe(false);
  expect(await ask('/join/abc', looking)).toBe(true);
  user.cameByLink = true;
  expect(await ask('/game/1', looking)).toBe(true);
});
