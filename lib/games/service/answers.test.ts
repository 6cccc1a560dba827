import { expect, it } from 'vitest';
import { rsvpSchema } from '@/lib/games/schema/edit-game';
import { listAnswers } from '@/lib/games/service/read-roster';
import { answerGame } from '@/lib/games/service/rsvp';
import { removeMember } from '@/lib/invites/service/leave-group';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

const say = (answer: 'going' | 'maybe' | 'out') => rsvpSchema.parse({ answer });

async function groupOfFour(maxPlayers = 10) {
  const creator = await createSignedIn();
  const [ali, sara, omar] = await createPeople(3);
  const { id: groupId } = await createGroup({
    creatorId: creator.user.id,
    memberIds: [ali.user.id, sara.user.id, omar.user.id],
  });
  const game = await createGame({ groupId, creatorId: creator.user.id, maxPlayers });
  return { creator, ali, sara, omar, groupId, game };
}

const counts = ({ id }: { id: number }) =>
  db.game.findUniqueOrThrow({
    where: { id },
    select: { goingCount: true, waitlistCount: true },
  });

it('shows the organiser four lists, and members only how many say maybe', async () => {
  const { creator, ali, sara, omar, game } = await groupOfFour();
  await answerGame(ali.actor, game.id, say('maybe'));
  await answerGame(sara.actor, game.id, say('out'));
  await db.block.create({ data: { blockerId: omar.user.id, blockedId: creator.user.id } });
  const { maybeCount, members } = await listAnswers(creator.actor, game.id);
  expect(maybeCount).toBe(1);
  const idsOf = (people: { id: number | null }[] = []) => people.map(({ id }) => id);
  expect(idsOf(members?.maybe.people)).toEqual([ali.user.id]);
  expect(idsOf(members?.out.people)).toEqual([sara.user.id]);
  expect(members?.none.people).toEqual([
    { id: null, name: 'Unavailable user', profileImageUrl: null },
  ]);
  expect(await listAnswers(ali.actor, game.id)).toEqual({
    maybeCount: 1,
    nudgedAt: null,
    members: null,
  });
  expect(await counts(game)).toEqual({ goingCount: 1, waitlistCount: 0 });
});

it('gives the seat of somebody who says maybe to the next in line', async () => {
  const { ali, sara, omar, game } = await groupOfFour(2);
  await addParticipant(game.id, ali.user.id);
  await addParticipant(game.id, sara.user.id, { status: 'waitlisted' });
  await addParticipant(game.id, omar.user.id, { status: 'waitlisted' });
  expect((await answerGame(ali.actor, game.id, say('maybe'))).viewer?.status).toBe('maybe');
  expect(await counts(game)).toEqual({ goingCount: 2, waitlistCount: 1 });
  expect((await answerGame(omar.actor, game.id, say('out'))).viewer?.status).toBe('out');
  expect(await counts(game)).toEqual({ goingCount: 2, waitlistCount: 0 });
  // Full by now.
  expect(await refusal(answerGame(ali.actor, game.id, say('going')))).toMatch(/^conflict: /);
});

it('refuses the answers of others, of those who may not play, and after the start', async () => {
  const { ali, game, groupId, creator } = await groupOfFour();
  const stranger = await createSignedIn();
  expect(await refusal(answerGame(stranger.actor, game.id, say('maybe')))).toMatch(/^forbidden: /);
  await db.game.update({ where: { id: game.id }, data: { skillMin: 'expert' } });
  expect(await refusal(answerGame(ali.actor, game.id, say('maybe')))).toMatch(/^forbidden: /);
  await answerGame(ali.actor, game.id, say('out'));
  const started = await createGame({
    groupId,
    creatorId: creator.user.id,
    startsAt: hoursFromNow(-1),
  });
  expect(await refusal(answerGame(ali.actor, started.id, say('out')))).toMatch(/^conflict: /);
});

it('forgets the answers of people who leave the group, in the lists', async () => {
  const { creator, game, groupId } = await groupOfFour();
  const guest = await createSignedIn();
  const { id: memberId } = await addMember(groupId, guest.user.id);
  await answerGame(guest.actor, game.id, say('maybe'));
  await removeMember(creator.actor, { groupId, memberId });
  expect((await listAnswers(creator.actor, game.id)).maybeCount).toBe(0);
});

it('bears the repetition of an answer whose first result was lost, also by somebody outside the group', async () => {
  const { game } = await groupOfFour();
  const guest = await createSignedIn();
  await addParticipant(game.id, guest.user.id);
  for (const _time of ['first', 'again']) {
    expect((await answerGame(guest.actor, game.id, say('out'))).viewer?.status).toBe('out');
  }
  expect(await counts(game)).toEqual({ goingCount: 1, waitlistCount: 0 });
});
