import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { takeExport } from '@/tests/factories/exports';
import { call } from './call';
import {
  createSide,
  entangle,
  OWN_ONLY,
  REACHES,
  reads,
  type Side,
  trace,
  WALK_TIMEOUT_MS,
  WALKS,
  type World,
  wordOf,
  writesToPeople,
} from './two-people';

vi.setConfig({ testTimeout: WALK_TIMEOUT_MS });

/**
 * After a block, no call shows either person anything about the other. Covers the product's own list of calls: an unclassified
 * call fails the test, so that a new one cannot be forgotten.
 */
let ali: Side;
let sara: Side;
let blockedAt: Date;
let world: World;

describe('a block', () => {
  beforeAll(async () => {
    ali = await createSide(1_900_000_001, 'Aliquartz');
    sara = await createSide(1_900_000_002, 'Sarazinc');
    world = { ...(await entangle(ali, sara)), blockerId: ali.user.id };
  });

  it('is tested with every call that reads', () => {
    const unclassified = reads.filter((name) => !WALKS[name]);
    expect(unclassified, 'say in WALKS how the new call could show a person').toEqual([]);
  });

  it('has something to hide: the two see each other before it', async () => {
    for (const name of reads.filter((read) => WALKS[read]?.shows)) {
      expect(await trace(name, { me: ali, other: sara, world }), name).not.toBeNull();
      expect(await trace(name, { me: sara, other: ali, world }), name).not.toBeNull();
    }
  });

  it('at once hides each from the other in every call', async () => {
    const done = await call('POST /api/blocks/{userId}', {
      params: { userId: sara.user.id },
      cookie: ali.cookie,
    });
    expect(done.status).toBe(204);
    blockedAt = new Date();
    for (const name of reads.filter((read) => WALKS[read])) {
      for (const [me, other] of [
        [ali, sara],
        [sara, ali],
      ] as const) {
        if (WALKS[name]?.mayName?.(me, world)) continue;
        expect(await trace(name, { me, other, world }), `${name} to ${me.user.name}`).toBeNull();
      }
    }
  });

  it('is listed only for the person who set it', async () => {
    const blocks = async (me: Side) =>
      (await (await call('GET /api/blocks', { cookie: me.cookie })).json()) as unknown[];
    expect(await blocks(ali)).toMatchObject([{ id: sara.user.id, name: sara.user.name }]);
    expect(await blocks(sara)).toEqual([]);
  });

  it('keeps the other person’s name out of the data export', async () => {
    for (const [me, other] of [
      [ali, sara],
      [sara, ali],
    ] as const) {
      const files = await takeExport(me);
      const text = files.get('export.json')?.toString() ?? '';
      expect(text).toContain(me.user.email);
      expect(text.toLowerCase()).not.toContain(wordOf(other));
    }
  });

  it('is tested with every call that writes to a person', () => {
    const unclassified = writesToPeople.filter((name) => !REACHES[name]);
    expect(unclassified, 'say in REACHES how the new call could reach a person').toEqual([]);
  });

  it.each(writesToPeople.filter((name) => REACHES[name] !== OWN_ONLY))(
    'stops both from reaching each other by %s',
    async (name) => {
      const reach = REACHES[name];
      if (!reach || reach === OWN_ONLY) throw new Error(`${name} reaches nobody`);
      for (const [me, other] of [
        [ali, sara],
        [sara, ali],
      ] as const) {
        const response = await call(name, { ...(await reach(me, other)), cookie: me.cookie });
        expect(response.status, `${name} by ${me.user.name}`).toBe(404);
        const text = (await response.text()).toLowerCase();
        expect(text).not.toContain(wordOf(other));
      }
      // Each was notified about their own export, and nothing else.
      const others = { createdAt: { gt: blockedAt }, type: { not: 'export_ready' } };
      expect(await db.notification.count({ where: others })).toBe(0);
    },
  );

  it('ends all ties between the two permanently, even after it is lifted', async () => {
    await call('DELETE /api/blocks/{userId}', {
      params: { userId: sara.user.id },
      cookie: ali.cookie,
    });
    const profile = await call('GET /api/users/{id}', {
      params: { id: sara.user.id },
      cookie: ali.cookie,
    });
    expect(await profile.json()).toMatchObject({ connection: { state: 'none' } });
    expect(await db.match.count()).toBe(0);
  });
});
