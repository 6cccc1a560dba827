import { lastSeqOf } from '@/components/messages/timeline';
import { onDatabase } from '@/tests/factories/on-database';
import type { Member } from './member';
import type { ChaosPeople } from './people';

const SETTLE_MS_MAX = 60_000;

export interface Screens {
  /** Acknowledged messages that a member of the same group lacks. */
  lost: number;
  /** Messages displayed twice. */
  doubled: number;
}

/** @param promised the acknowledged messages of each member */
export function screens(members: Member[], promised: string[][]): Screens {
  const ofGroup = new Map<number, string[]>();
  for (const [at, { options }] of members.entries()) {
    const known = ofGroup.get(options.groupId) ?? [];
    ofGroup.set(options.groupId, known);
    for (const id of promised[at] ?? []) known.push(id);
  }
  let [lost, doubled] = [0, 0];
  for (const { timeline, options } of members) {
    const seen = timeline.messages.map(({ clientMsgId }) => clientMsgId);
    const distinct = new Set(seen);
    lost += (ofGroup.get(options.groupId) ?? []).filter((id) => !distinct.has(id)).length;
    doubled += seen.length - distinct.size;
  }
  return { lost, doubled };
}

/** Compares the screens with the messages in the database, at the end. */
export async function countMessages(url: string, { groups }: ChaosPeople, members: Member[]) {
  const lastOf = new Map<number, number>();
  let [stored, storedTwice] = [0, 0];
  for (const { conversationId } of groups) {
    const truth = await readTruth(url, conversationId);
    lastOf.set(conversationId, truth.length);
    stored += truth.length;
    storedTwice += truth.length - new Set(truth).size;
  }
  const isBehind = ({ timeline, options }: Member) =>
    lastSeqOf(timeline) < (lastOf.get(options.conversationId) ?? 0);
  const since = Date.now();
  // A client that is still behind after this has lost something.
  while (members.some(isBehind) && Date.now() - since < SETTLE_MS_MAX) {
    await Promise.all(members.map((member) => member.catchUp()));
  }
  const promised = members.map(({ acknowledged }) => [...acknowledged]);
  const { lost, doubled } = screens(members, promised);
  let disordered = 0;
  for (const { timeline, shown } of members) {
    disordered += shown.filter((seq, at) => at > 0 && seq <= (shown[at - 1] ?? 0)).length;
    disordered += timeline.messages.filter(({ seq }, at) => seq !== at + 1).length;
  }
  return {
    acknowledged: promised.flat().length,
    stored,
    lost,
    doubled: doubled + storedTwice,
    disordered,
  };
}

/** The messages of each group's chat in the end, as the history names them. */
export async function readChats(url: string, { groups }: ChaosPeople) {
  const chats = groups.map(async ({ id, conversationId }) => {
    const values = await readTruth(url, conversationId);
    return [`chat:${id}`, values.map((value, at) => ({ seq: at + 1, value }))] as const;
  });
  return new Map(await Promise.all(chats));
}

/** The ids that clients gave to the messages of a conversation. */
function readTruth(url: string, conversationId: number): Promise<string[]> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT client_msg_id AS id FROM messages WHERE conversation_id = $1 ORDER BY seq',
      [conversationId],
    );
    return rows.map(({ id }) => id);
  });
}
