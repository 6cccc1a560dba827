import { expect, it } from 'vitest';
import { loadConnectionStates } from '@/lib/connections/loaders';
import { loadGamesOf } from '@/lib/games/loaders';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { loadGroup, loadOwnGroups } from '@/lib/groups/loaders';
import { sendLike } from '@/lib/likes/service';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { sendMessage } from '@/lib/messages/service/send-message';
import { findSession } from '@/lib/platform/auth/session-store';
import { connect } from '@/tests/factories/connections';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { countStatements } from '@/tests/setup/count-statements';
import { call } from './call';

// Each statement is a round trip to the database, often while others wait for the same row.

/** Announcements of stored changes are not awaited. */
async function countAwaited(work: () => Promise<unknown>): Promise<string[]> {
  return (await countStatements(work)).filter((text) => !text.includes('pg_notify'));
}

it('a like takes five statements', async () => {
  const [ali, sara] = await createPeople(2);
  const like = () => sendLike(ali.actor, { userId: sara.user.id, super: false });
  expect(await countStatements(like)).toHaveLength(5);
});

it('a seat in a game takes seven statements, of which one locks the standing and one reads the game as it is shown', async () => {
  const { actor } = await createSignedIn();
  const { id } = await createGame();
  const join = () => joinGame(actor, id, { guests: 0, waitlist: false });
  const texts = await countAwaited(join);
  expect(texts).toHaveLength(7);
  // After the commit, so that it shows the change without holding locks.
  expect(texts.map((text) => text.includes('waitlist_count')).indexOf(true)).toBe(6);
  expect(texts[5]).toBe('COMMIT');
});

it('giving a seat up takes thirteen statements, with the one who moves up', async () => {
  const [ali, sara] = await createPeople(2);
  const { id } = await createGame({ maxPlayers: 2 });
  await addParticipant(id, ali.user.id);
  await addParticipant(id, sara.user.id, { status: 'waitlisted' });
  const texts = await countAwaited(() => leaveGame(ali.actor, id));
  expect(texts).toHaveLength(13);
  expect(texts.filter((text) => text.includes('waitlist_count'))).toHaveLength(1);
});

it('a message takes five statements', async () => {
  const [ali, sara] = await createPeople(2);
  await connect(ali.user.id, sara.user.id);
  const write = (content: string) =>
    sendMessage(ali.actor, sendMessageSchema.parse({ receiverId: sara.user.id, content }));
  await write('The first opens the chat');
  expect(await countAwaited(() => write('The second'))).toHaveLength(5);
});

it('venues around a place take three statements', async () => {
  const { cookie } = await createSignedIn();
  const search = () =>
    call('GET /api/venues/nearby', { cookie, query: { latitude: 31.52, longitude: 74.35 } });
  await search();
  const texts = await countStatements(search);
  expect(texts).toHaveLength(3);
});

it('a member’s group takes four statements with the session, the lists of other pages one each', async () => {
  const { token, user } = await createSignedIn();
  const group = await createGroup({ creatorId: user.id });
  await createGame({ groupId: group.id });
  const open = async () => {
    const session = await findSession(token);
    if (!session) throw new Error('Not signed in');
    return session;
  };
  const groupPage = async () => {
    const session = await open();
    const { id } = await loadGroup(session, String(group.id));
    expect(await loadGamesOf(session, id)).toHaveLength(1);
  };
  expect(await countStatements(groupPage)).toHaveLength(4);
  const session = await open();
  expect(await countStatements(() => loadOwnGroups(session))).toHaveLength(1);
  expect(await countStatements(() => loadConnectionStates(session))).toHaveLength(1);
});
