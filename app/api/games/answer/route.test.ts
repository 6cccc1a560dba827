import { expect, it } from 'vitest';
import { POST } from '@/app/api/games/answer/route';
import { readAnswerLink } from '@/lib/games/service/answer-by-link';
import { answerUrl } from '@/lib/games/service/answer-email';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createOnboardedUser } from '@/tests/factories/users';

// There is no session: the sealed token alone authorises an answer, for one person and one game.

async function createWorld(maxPlayers = 10) {
  const member = await createOnboardedUser({ firstName: 'Sana' });
  const group = await createGroup({ memberIds: [member.id], visibility: 'private' });
  const game = await createGame({ groupId: group.id, creatorId: group.creatorId, maxPlayers });
  const url = new URL(answerUrl({ gameId: game.id, userId: member.id }, 'going'));
  return { member, game, group, token: url.searchParams.get('token') ?? '' };
}

async function press(token: string, answer: string, more: Record<string, string> = {}) {
  const response = await POST(
    requestTo('/api/games/answer', {
      method: 'POST',
      body: new URLSearchParams({ token, answer, ...more }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      // The mail program's own browser, or a page of another site.
      origin: 'https://elsewhere.test',
    }),
    withParams(),
  );
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/answer\?token=/);
}

async function statusOf(gameId: number, userId: number) {
  const row = await db.gameParticipant.findUnique({
    where: { gameId_userId: { gameId, userId } },
  });
  return row?.saidMaybe ? 'maybe' : row?.status;
}

it('answers, and changes the answer, without signing in', async () => {
  const { member, game, token } = await createWorld();
  expect(await readAnswerLink(token)).toMatchObject({ firstName: 'Sana', status: null });
  for (const answer of ['going', 'maybe', 'out', 'going']) {
    await press(token, answer);
    expect(await statusOf(game.id, member.id)).toBe(answer);
  }
  await press(token, 'nonsense');
  await press('a'.repeat(80), 'out');
  expect(await statusOf(game.id, member.id)).toBe('going');
});

it('offers the waitlist of a full game', async () => {
  const { member, game, token } = await createWorld(2);
  await addParticipant(game.id, (await createOnboardedUser()).id);
  await press(token, 'going');
  expect(await statusOf(game.id, member.id)).toBeUndefined();
  expect(await readAnswerLink(token)).toMatchObject({ isFull: true });
  await press(token, 'going', { waitlist: 'yes' });
  expect(await statusOf(game.id, member.id)).toBe('waitlisted');
});

it('takes the seat that is offered, and lets a player who is no member pass', async () => {
  const { member, game, token } = await createWorld(2);
  const stranger = await createOnboardedUser();
  await db.group.update({ where: { id: game.groupId }, data: { visibility: 'public' } });
  for (const { id: userId } of [stranger, member]) {
    const { id: participantId } = await addParticipant(game.id, userId, { status: 'waitlisted' });
    await db.seatHold.deleteMany({ where: { gameId: game.id } });
    await db.seatHold.create({
      data: { gameId: game.id, participantId, heldUntil: hoursFromNow(1) },
    });
    if (userId === member.id) await press(token, 'going');
    else {
      const url = new URL(answerUrl({ gameId: game.id, userId }, 'out'));
      const theirs = url.searchParams.get('token') ?? '';
      expect(await readAnswerLink(theirs)).toMatchObject({ isOffered: true, isMember: false });
      await press(theirs, 'out');
    }
  }
  expect(await statusOf(game.id, stranger.id)).toBe('out');
  expect(await statusOf(game.id, member.id)).toBe('going');
});

it('works neither after the start nor for somebody who may not play any more', async () => {
  const { member, game, group, token } = await createWorld();
  const isDead = async () => {
    await press(token, 'going');
    expect(await statusOf(game.id, member.id)).toBeUndefined();
    expect(await readAnswerLink(token)).toBeNull();
  };
  await db.game.update({
    where: { id: game.id },
    data: { startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) },
  });
  await isDead();
  await db.game.update({
    where: { id: game.id },
    data: { startsAt: hoursFromNow(48), endsAt: hoursFromNow(50), skillMin: 'expert' },
  });
  await isDead();
  await db.game.update({ where: { id: game.id }, data: { skillMin: null } });
  await db.groupMember.deleteMany({ where: { groupId: group.id, userId: member.id } });
  await isDead();
});
