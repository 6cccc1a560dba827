import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { createFeed, readFeed } from '@/lib/calendar/service';
import { texts } from '@/lib/games/server-texts';
import { notify } from '@/lib/notifications/service/notify';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { say } from '@/lib/platform/language/say';
import { hoursFromNow } from '@/tests/factories/dates';
import { takeExport } from '@/tests/factories/exports';
import { createMessage } from '@/tests/factories/messages';
import { mailTo } from './copies';
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

vi.setConfig({ testTimeout: WALK_TIMEOUT_MS });

/** A quote of what the other said, and what the product said of them. */
async function entangleWords(me: Side, gone: Side, { conversationIds }: World): Promise<void> {
  addAllTexts();
  for (const conversationId of conversationIds) {
    const by = { conversationId, senderId: gone.user.id };
    const quoted = await db.message.findFirstOrThrow({ where: by });
    await createMessage(conversationId, me.user.id, 'I agree', {
      replyToId: Number(quoted.id),
    });
  }
  // Any text with a name.
  const message = say(texts, 'promotedMessage', { game: gone.user.name ?? '' });
  const notified = {
    userId: me.user.id,
    actorId: gone.user.id,
    title: say(texts, 'promotedTitle'),
  };
  await notify(db, { ...notified, message, type: 'game_cancelled' });
}

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
    await entangleWords(me, gone, world);
    await db.coachApplication.updateMany({ where: coach, data: { name: 'Coach' } });
    // This email names them, and waits, as during an outage of the mail server.
    env.SMTP_URL = 'smtp://127.0.0.1:1';
    await mailTo(me.user);
    env.SMTP_URL = undefined;
    const named = { to: me.user.email, text: { contains: gone.user.name ?? '' } };
    expect(await db.outboxMail.count({ where: { ...named, status: 'queued' } })).toBe(1);
    await db.user.update({ where: { id: gone.user.id }, data: STATES[state]() });
  });

  it('has no name, picture or words about themselves in any call', async () => {
    const word = wordOf(gone);
    const marks = [`${word} nameful`, `${word}.user`, `${word} bioful`, `avatar/${word}`];
    const leaks: string[] = [];
    for (const name of reads.filter((read) => WALKS[read])) {
      if (WALKS[name]?.mayName?.(me, world)) continue;
      const found = await trace(name, { me, other: gone, world }, marks);
      if (found) leaks.push(`${name}: ${found.slice(0, 400)}`);
    }
    expect(leaks).toEqual([]);
  });

  it('and neither in what leaves Maidan: export, calendar and e-mail', async () => {
    const { url } = await createFeed(me.actor);
    const files = await takeExport(me);
    await mailTo(me.user);
    const mails = await db.outboxMail.findMany({ where: { to: me.user.email } });
    expect(mails.map(({ text }) => text).join()).toContain('Unknown');
    const left = [
      await readFeed(url.split('/').at(-1) ?? ''),
      ...[...files.values()].map(String),
      ...mails.map(({ subject, text, html }) => subject + text + html),
    ];
    expect(left.filter((text) => text.toLowerCase().includes(wordOf(gone)))).toEqual([]);
  });
});
