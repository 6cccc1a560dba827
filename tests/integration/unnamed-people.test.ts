import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import type { OperationName } from './call';
import {
  createSide,
  entangle,
  reads,
  type Side,
  trace,
  WALK_TIMEOUT_MS,
  WALKS,
  type World,
  wordOf,
} from './two-people';

/** Banned or leaving people are neither named nor shown, whatever they have shared with the reader. */
const EXCEPT: OperationName[] = [
  // Past texts; deleted with the account.
  'GET /api/notifications',
  'GET /api/notifications-new',
];

const STATES = {
  banned: () => ({ bannedAt: new Date() }),
  leaving: () => ({ deletionRequestedAt: new Date(), deletionDueAt: hoursFromNow(168) }),
};

describe.each(Object.keys(STATES) as (keyof typeof STATES)[])('a person who is %s', (state) => {
  let me: Side;
  let gone: Side;
  let world: World;
  beforeAll(async () => {
    const id = state === 'banned' ? 1_900_000_011 : 1_900_000_021;
    me = await createSide(id, `Aliquartz${state}`);
    gone = await createSide(id + 1, `Sarazinc${state}`);
    world = await entangle(me, gone);
    // The name of a coach's application is public, and that of payers is part of the ledger.
    const coach = { userId: gone.user.id };
    await db.coachApplication.updateMany({ where: coach, data: { name: 'Coach' } });
    await db.user.update({ where: { id: gone.user.id }, data: STATES[state]() });
  });

  it(
    'has no name, picture or words about themselves in any call',
    async () => {
      const word = wordOf(gone);
      const marks = [`${word} nameful`, `${word}.user`, `${word} bioful`, `avatar/${word}`];
      const leaks: string[] = [];
      for (const name of reads.filter((read) => WALKS[read] && !EXCEPT.includes(read))) {
        if (WALKS[name]?.mayName?.(me, world)) continue;
        const found = await trace(name, { me, other: gone, world }, marks);
        if (found) leaks.push(`${name}: ${found.slice(0, 400)}`);
      }
      expect(leaks).toEqual([]);
    },
    WALK_TIMEOUT_MS,
  );
});
