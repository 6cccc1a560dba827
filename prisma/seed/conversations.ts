import { DIRECT_DIALOGUES, GROUP_DIALOGUES } from './data/dialogues';
import type { SampleGroup } from './groups';
import { at, createRandom, type Random } from './random';
import { findPerson, type Relations, sharedSport } from './relations';
import { isLahori, type Resident, SAMPLE_IDS } from './world';

export interface SampleMessage {
  senderId: number;
  content: string;
  minutesAgo: number;
  clientMsgId: string;
}

export interface SampleConversation {
  groupId: number | null;
  /** Both people of a direct chat; in a group, the people who have read or written. */
  memberIds: number[];
  messages: SampleMessage[];
  /** The number of unread messages per member. */
  unread: ReadonlyMap<number, number>;
  /** A stranger wrote first, and the request is pending. */
  requestedById: number | null;
}

const DAY_MINUTES = 24 * 60;

export function buildConversations(
  people: readonly Resident[],
  groups: readonly SampleGroup[],
  relations: Relations,
): SampleConversation[] {
  const dice = createRandom('conversations');
  const byId = new Map(people.map((person) => [person.id, person]));
  const chats = groups
    .filter(({ members }) => members.length >= 5)
    .map((group) => groupChat(dice, group, byId));
  const pairs = relations.requests
    .filter(({ status }) => status === 'accepted')
    .filter(({ senderId, receiverId }) => isOfPlayer({ senderId, receiverId }) || dice.chance(0.3))
    // The player's chats first, so that no two of hers have the same dialogue.
    .sort((a, b) => Number(isOfPlayer(b)) - Number(isOfPlayer(a)));
  const direct = pairs.map(({ senderId, receiverId }, index) =>
    directChat(dice, findPerson(people, senderId), findPerson(people, receiverId), index),
  );
  return [...chats, ...direct, strangersMessage(dice, people, relations)];
}

function isOfPlayer({ senderId, receiverId }: { senderId: number; receiverId: number }): boolean {
  return senderId === SAMPLE_IDS.player || receiverId === SAMPLE_IDS.player;
}

function groupChat(
  dice: Random,
  group: SampleGroup,
  byId: ReadonlyMap<number, Resident>,
): SampleConversation {
  const speakers = group.members.slice(0, 6).map(({ userId }) => userId);
  const dialogues = dice.sample(GROUP_DIALOGUES, dice.int(1, 3));
  const lines = dialogues.flatMap((dialogue) =>
    dialogue.map(([speaker, text]) => [at(speakers, speaker % speakers.length), text] as const),
  );
  const facts = { sport: group.sport, area: group.area ?? group.city };
  const messages = spread(dice, lines, dice.int(20, 2 * DAY_MINUTES)).map((message) => ({
    ...message,
    content: fill(message.content, { ...facts, name: byId.get(message.senderId)?.firstName ?? '' }),
  }));
  const memberIds = group.members.map(({ userId }) => userId);
  const unread = new Map(memberIds.map((id) => [id, dice.chance(0.4) ? dice.int(1, 4) : 0]));
  return { groupId: group.id, memberIds, messages, unread, requestedById: null };
}

function directChat(dice: Random, a: Resident, b: Resident, index: number): SampleConversation {
  const dialogue = at(DIRECT_DIALOGUES, index % DIRECT_DIALOGUES.length);
  const order = dice.chance(0.5) ? [a, b] : [b, a];
  const lines = dialogue.map(([speaker, text]) => [at(order, speaker).id, text] as const);
  const sport = sharedSport(a, b)?.name ?? a.sports[0]?.name ?? 'sport';
  const messages = spread(dice, lines, dice.int(4, 6 * DAY_MINUTES)).map((message) => {
    const other = message.senderId === a.id ? b : a;
    const facts = { sport, area: a.area ?? a.city, name: other.firstName };
    return { ...message, content: fill(message.content, facts) };
  });
  const last = messages.at(-1)?.senderId;
  const isUnread = dice.chance(isOfPlayer({ senderId: a.id, receiverId: b.id }) ? 0.6 : 0.3);
  const reader = last === a.id ? b.id : a.id;
  const unread = new Map([[reader, isUnread ? trailing(messages, reader) : 0]]);
  return { groupId: null, memberIds: [a.id, b.id], messages, unread, requestedById: null };
}

/** The number of messages by others at the end: the most that this reader can have missed. */
function trailing(messages: readonly SampleMessage[], viewerId: number): number {
  const lastOwn = messages.findLastIndex(({ senderId }) => senderId === viewerId);
  return messages.length - 1 - lastOwn;
}

function strangersMessage(
  dice: Random,
  people: readonly Resident[],
  { requests, likes }: Relations,
): SampleConversation {
  const known = new Set(
    [
      ...requests.map((r) => [r.senderId, r.receiverId]),
      ...likes.map((l) => [l.user1Id, l.user2Id]),
    ]
      .filter((pair) => pair.includes(SAMPLE_IDS.player))
      .flat(),
  );
  const strangers = people.filter((person) => isLahori(person) && !known.has(person.id));
  const { id } = dice.pick(strangers);
  const text = 'Hi Areeba, found you through the paddle group. Do you take beginners along?';
  const messages = spread(dice, [[id, text]], 95);
  const unread = new Map([[SAMPLE_IDS.player as number, 1]]);
  return {
    groupId: null,
    memberIds: [id, SAMPLE_IDS.player],
    messages,
    unread,
    requestedById: id,
  };
}

/** Spreads messages over the hours before the last one, which was sent that many minutes ago. */
function spread(
  dice: Random,
  lines: readonly (readonly [senderId: number, text: string])[],
  lastMinutesAgo: number,
): SampleMessage[] {
  let minutesAgo = lastMinutesAgo;
  return lines
    .toReversed()
    .map(([senderId, content]) => {
      const message = { senderId, content, minutesAgo, clientMsgId: dice.uuid() };
      minutesAgo += dice.chance(0.12) ? dice.int(200, 900) : dice.int(1, 14);
      return message;
    })
    .toReversed();
}

function fill(text: string, facts: { sport: string; area: string; name: string }): string {
  return text
    .replaceAll('{sport}', facts.sport.toLowerCase())
    .replaceAll('{area}', facts.area)
    .replaceAll('{name}', facts.name);
}
