import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyDeleted,
  applyEdited,
  applyReacted,
  EMPTY_TIMELINE,
  jumps,
  lastSeqOf,
  merge,
  type Timeline,
  takeNewest,
  takeOlder,
} from '@/components/messages/timeline';
import type { MessageDto } from '@/lib/messages/schema/message';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { deleteMessage, editMessage, reactToMessage } from '@/lib/messages/service/change-message';
import { listMessages } from '@/lib/messages/service/list-messages';
import { sendMessage } from '@/lib/messages/service/send-message';
import type { OutwardEvents } from '@/lib/platform/realtime/events';
import { createGroup } from '@/tests/factories/groups';
import { watchPublished } from '@/tests/factories/published';
import { createPeople } from '@/tests/factories/sessions';

const { publish } = watchPublished();

/** Applies every event since the last call, as a client would. */
function applyAnnounced(timeline: Timeline): Timeline {
  const calls = publish.mock.calls.splice(0);
  return calls.reduce((state, [, event, payload]) => {
    // The mock's type does not link a payload to its event.
    if (event === 'message') return merge(state, [payload as MessageDto]);
    if (event === 'edited') return applyEdited(state, payload as OutwardEvents['edited']);
    if (event === 'deleted') return applyDeleted(state, payload as OutwardEvents['deleted']);
    if (event === 'reacted') return applyReacted(state, payload as OutwardEvents['reacted']);
    return state;
  }, timeline);
}

async function talk() {
  const [ali, sara] = await createPeople(2);
  const group = await createGroup({ creatorId: ali.user.id, memberIds: [sara.user.id] });
  const say = (who: typeof ali, content: string, replyToId?: number) =>
    sendMessage(who.actor, sendMessageSchema.parse({ groupId: group.id, content, replyToId }));
  const fetch = async (): Promise<Timeline> => {
    const { items } = await listMessages(sara.actor, { groupId: group.id }, { limit: 100 });
    return takeNewest(EMPTY_TIMELINE, items, false);
  };
  return { ali, sara, say, fetch };
}

describe('a client that applies the published events has the same chat as a fresh fetch', () => {
  it.each(['a message', 'a reply', 'an edit', 'a deletion', 'a reaction', 'a reaction taken back'])(
    '%s',
    async (act) => {
      const { ali, sara, say, fetch } = await talk();
      const first = await say(ali, 'First');
      await say(sara, 'An answer', first.id);
      await reactToMessage(sara.actor, first.id, { emoji: '😂', added: true });
      publish.mockClear();
      const before = await fetch();
      if (act === 'a message') await say(ali, 'Another');
      if (act === 'a reply') await say(ali, 'Another answer', first.id);
      if (act === 'an edit')
        await editMessage(ali.actor, first.id, `Edited ${'کھیل '.repeat(60)}`.trim());
      if (act === 'a deletion') await deleteMessage(ali.actor, first.id);
      if (act === 'a reaction') {
        await reactToMessage(ali.actor, first.id, { emoji: '😂', added: true });
        await reactToMessage(ali.actor, first.id, { emoji: '👍', added: true });
      }
      if (act === 'a reaction taken back') {
        await reactToMessage(sara.actor, first.id, { emoji: '😂', added: false });
      }
      const after = await fetch();
      expect(after).not.toEqual(before);
      expect(applyAnnounced(before)).toEqual(after);
    },
  );
});

describe('any sequence of actions by two people', () => {
  type Act = {
    who: 0 | 1;
    act: 'say' | 'reply' | 'edit' | 'delete' | 'react' | 'unreact';
    at: number;
  };
  const acts = fc.array(
    fc.record<Act>({
      who: fc.constantFrom(0, 1),
      act: fc.constantFrom('say', 'reply', 'edit', 'delete', 'react', 'unreact'),
      at: fc.nat(6),
    }),
    { minLength: 4, maxLength: 14 },
  );

  it('gives a client that applies the events the same chat as a fetch', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        const { ali, sara, say, fetch } = await talk();
        const said = [await say(ali, 'First'), await say(sara, 'Second')];
        publish.mockClear();
        const before = await fetch();
        for (const [n, { who, act, at }] of list.entries()) {
          const person = who === 0 ? ali : sara;
          const target = said[at % said.length] ?? said[0];
          const id = target?.id ?? 0;
          const emoji = n % 2 === 0 ? '👍' : '😂';
          // A refused action changes and publishes nothing.
          const done: unknown = await {
            say: () => say(person, `Line ${n}`),
            reply: () => say(person, `Answer ${n}`, id),
            edit: () => editMessage(person.actor, id, `Edited ${n}`),
            delete: () => deleteMessage(person.actor, id),
            react: () => reactToMessage(person.actor, id, { emoji, added: true }),
            unreact: () => reactToMessage(person.actor, id, { emoji, added: false }),
          }
            [act]()
            .catch(() => null);
          if (act === 'say' || act === 'reply') said.push(done as MessageDto);
        }
        expect(applyAnnounced(before)).toEqual(await fetch());
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

const message = (seq: number) =>
  ({ seq, id: seq, replyTo: null, reactions: [] }) as unknown as MessageDto;
const seqs = ({ messages }: Timeline) => messages.map(({ seq }) => seq);

describe('the timeline of a client', () => {
  const held = takeNewest(EMPTY_TIMELINE, [4, 5, 6].map(message), true);

  it('never shows a gap, in whatever order messages arrive', () => {
    expect(seqs(merge(held, [9, 8, 7, 7].map(message)))).toEqual([4, 5, 6, 7, 8, 9]);
    expect(seqs(merge(held, [8, 9].map(message)))).toEqual([4, 5, 6]);
    // An early message is shown once its predecessors have arrived.
    const early = merge(merge(held, [message(9)]), [message(8)]);
    expect(seqs(early)).toEqual([4, 5, 6]);
    expect(merge(early, [message(7)])).toMatchObject({ early: [] });
    expect(seqs(merge(early, [message(7)]))).toEqual([4, 5, 6, 7, 8, 9]);
    expect(jumps(held, message(8))).toBe(true);
    expect(jumps(held, message(7))).toBe(false);
    expect(lastSeqOf(held)).toBe(6);
  });

  it('closes a gap quickly, without sorting the whole timeline', () => {
    // With one sort per early message this took minutes.
    const long = Array.from({ length: 60_000 }, (_, at) => message(at + 1));
    let timeline = merge(EMPTY_TIMELINE, long);
    for (let seq = 60_501; seq <= 61_000; seq += 1) timeline = merge(timeline, [message(seq)]);
    expect(lastSeqOf(timeline)).toBe(60_000);
    for (let seq = 60_001; seq <= 60_500; seq += 1) timeline = merge(timeline, [message(seq)]);
    expect(seqs(timeline)).toEqual(Array.from({ length: 61_000 }, (_, at) => at + 1));
  });

  it('starts over when the newest page does not connect to it', () => {
    expect(seqs(takeNewest(held, [20, 21].map(message), true))).toEqual([20, 21]);
    expect(seqs(takeNewest(held, [6, 7].map(message), true))).toEqual([4, 5, 6, 7]);
  });

  it('adds older pages at the top', () => {
    expect(takeOlder(held, [2, 3].map(message), false)).toMatchObject({ hasOlder: false });
    expect(seqs(takeOlder(held, [2, 3].map(message), false))).toEqual([2, 3, 4, 5, 6]);
  });
});
