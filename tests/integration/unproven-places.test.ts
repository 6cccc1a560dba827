import { expect, it, vi } from 'vitest';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { listSessions } from '@/lib/classes/service/read-sessions';
import { promoteConfirmed } from '@/lib/classes/service/release-places';
import { releaseHolds } from '@/lib/games/service/hold-seat';
import { readGame } from '@/lib/games/service/read-game';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { joinByLink } from '@/lib/invites/service/join-by-link';
import { readInvitee } from '@/lib/invites/service/read-invitee';
import { db } from '@/lib/platform/db/client';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createSignedIn } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 120_000 });

// Addresses that nobody has proven keep out nobody who has proven one, wherever places are limited.

const ALONE = { guests: 0, waitlist: false };
const LINE = { guests: 0, waitlist: true };
const HERE = { waitlist: false };
const confirmed = () => createSignedIn();
const unproven = () => createSignedIn({ emailVerifiedAt: null });

const seatOf = async (gameId: number, { user }: { user: { id: number } }) =>
  (await db.gameParticipant.findFirst({ where: { gameId, userId: user.id } }))?.status;
const typesOf = async ({ user }: { user: { id: number } }) =>
  (await db.notification.findMany({ where: { userId: user.id } })).map(({ type }) => type);

/** A game whose seats, but the creator's, are taken by people with invented addresses. */
async function squattedGame(seats: number, startsAt = hoursFromNow(48)) {
  const game = await createGame({ maxPlayers: 1 + seats, guestsMax: 2, startsAt });
  const squatters = await Promise.all(Array.from({ length: seats }, unproven));
  for (const { actor } of squatters) await joinGame(actor, game.id, ALONE);
  return { game, squatters };
}

it('a seat taken with an unproven address yields, the last first, which is first in line', async () => {
  const { game, squatters } = await squattedGame(3);
  const [first, second, third] = squatters;
  const player = await confirmed();
  expect(await readGame(player.actor, game.id)).toMatchObject({ goingCount: 1 });
  expect(await joinGame(player.actor, game.id, { guests: 1, waitlist: false })).toMatchObject({
    viewer: { status: 'going' },
  });
  expect(await seatOf(game.id, first!)).toBe('going');
  expect(await seatOf(game.id, second!)).toBe('waitlisted');
  expect(await typesOf(third!)).toContain('game_seat_yielded');
  // Somebody else unproven keeps nobody out either, and takes nobody's seat.
  const late = await unproven();
  await expect(joinGame(late.actor, game.id, ALONE)).rejects.toMatchObject({ code: 'conflict' });
  await joinGame(late.actor, game.id, LINE);
  await leaveGame(player.actor, game.id);
  expect(await seatOf(game.id, second!)).toBe('going');
  expect(await seatOf(game.id, third!)).toBe('going');
  expect(await seatOf(game.id, late)).toBe('waitlisted');
});

it('but not the seat of somebody whom an organiser has let into the group', async () => {
  const { game, squatters } = await squattedGame(1);
  await addMember(game.groupId, squatters[0]!.user.id);
  const player = await confirmed();
  await expect(joinGame(player.actor, game.id, ALONE)).rejects.toMatchObject({ code: 'conflict' });
});

it('a seat offered to somebody unproven yields too, and they keep their place in line', async () => {
  const { game, squatters } = await squattedGame(1, hoursFromNow(6));
  const offered = await unproven();
  await joinGame(offered.actor, game.id, LINE);
  await leaveGame(squatters[0]!.actor, game.id);
  expect(await db.seatHold.count({ where: { gameId: game.id } })).toBe(1);
  const player = await confirmed();
  await joinGame(player.actor, game.id, ALONE);
  expect(await seatOf(game.id, player)).toBe('going');
  expect(await seatOf(game.id, offered)).toBe('waitlisted');
  expect(await db.seatHold.count({ where: { gameId: game.id } })).toBe(0);
});

it('a seat that comes free goes to the confirmed first, though somebody unproven is before them', async () => {
  const game = await createGame({ maxPlayers: 2, startsAt: hoursFromNow(48) });
  const [player, next] = [await confirmed(), await confirmed()];
  const [outsider, member] = [await unproven(), await unproven()];
  await addMember(game.groupId, member.user.id);
  await joinGame(player.actor, game.id, ALONE);
  for (const { actor } of [outsider, member, next]) await joinGame(actor, game.id, LINE);
  await leaveGame(player.actor, game.id);
  // Whom an organiser has let into the group keeps their turn.
  expect(await seatOf(game.id, member)).toBe('going');
  await leaveGame(member.actor, game.id);
  expect(await seatOf(game.id, next)).toBe('going');
  expect(await typesOf(outsider)).toEqual([]);
});

it('who proves their address while in line moves up at once', async () => {
  const { game, squatters } = await squattedGame(1);
  const waiting = await unproven();
  await joinGame(waiting.actor, game.id, LINE);
  await db.user.update({
    where: { id: waiting.user.id },
    data: { emailVerifiedAt: new Date() },
  });
  const job = { kind: 'games:release-holds', payload: { equals: { gameId: game.id } } };
  expect(await db.job.count({ where: job })).toBe(1);
  await releaseHolds(game.id);
  expect(await seatOf(game.id, waiting)).toBe('going');
  expect(await seatOf(game.id, squatters[0]!)).toBe('waitlisted');
  await releaseHolds(game.id);
  expect(await seatOf(game.id, waiting)).toBe('going');
});

it('of confirmed people who come at the same moment, as many have a seat as yield', async () => {
  for (let round = 0; round < 5; round++) {
    const { game, squatters } = await squattedGame(2);
    const players = await Promise.all(Array.from({ length: 4 }, confirmed));
    const results = await Promise.allSettled([
      ...players.map(({ actor }) => joinGame(actor, game.id, ALONE)),
      leaveGame(squatters[0]!.actor, game.id),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const going = { gameId: game.id, status: 'going' } as const;
    expect(
      await db.gameParticipant.count({ where: { ...going, user: { emailVerifiedAt: null } } }),
    ).toBe(0);
    expect(await db.game.findUnique({ where: { id: game.id } })).toMatchObject({ goingCount: 3 });
  }
});

it('a place in a class yields, also where several come at the same moment', async () => {
  const coach = await createCoach();
  const { id } = await createClassSession(coach, { places: 2 });
  const squatters = [await unproven(), await unproven()];
  for (const { actor } of squatters) await actOnSession(actor, id, 'join', HERE);
  const players = await Promise.all(Array.from({ length: 3 }, confirmed));
  expect((await listSessions(players[0]!.actor, coach.id))[0]).toMatchObject({ spotsLeft: 2 });
  expect((await listSessions(squatters[0]!.actor, coach.id))[0]).toMatchObject({ spotsLeft: 0 });
  const results = await Promise.allSettled(
    players.map(({ actor }) => actOnSession(actor, id, 'join', HERE)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const line = await db.classParticipant.findMany({
    where: { sessionId: id, status: 'waitlisted' },
    orderBy: { waitlistedAt: 'asc' },
  });
  expect(line.map(({ userId }) => userId)).toEqual(squatters.map(({ user }) => user.id));
  expect(await typesOf(squatters[0]!)).toContain('class_place_yielded');
  await actOnSession(
    players[results.findIndex(({ status }) => status === 'fulfilled')]!.actor,
    id,
    'leave',
    HERE,
  );
  const next = await db.classParticipant.findFirst({
    where: { sessionId: id, userId: squatters[0]!.user.id },
  });
  expect(next?.status).toBe('going');
});

it('a place in a class that comes free goes to the confirmed first, too', async () => {
  const { id } = await createClassSession(await createCoach(), { places: 1 });
  const [player, outsider, next] = [await confirmed(), await unproven(), await confirmed()];
  await actOnSession(player.actor, id, 'join', HERE);
  for (const { actor } of [outsider, next]) await actOnSession(actor, id, 'join', LINE);
  await actOnSession(player.actor, id, 'leave', HERE);
  const going = { sessionId: id, status: 'going' } as const;
  expect(await db.classParticipant.findMany({ where: going })).toMatchObject([
    { userId: next.user.id },
  ]);
});

it('who proves their address while waiting for a class moves up at once', async () => {
  const { id } = await createClassSession(await createCoach(), { places: 1 });
  const [squatter, waiting] = [await unproven(), await unproven()];
  await actOnSession(squatter.actor, id, 'join', HERE);
  await actOnSession(waiting.actor, id, 'join', LINE);
  await promoteConfirmed(id);
  expect(await typesOf(waiting)).toEqual([]);
  await db.user.update({
    where: { id: waiting.user.id },
    data: { emailVerifiedAt: new Date() },
  });
  const job = { kind: 'classes:promote', payload: { equals: { sessionId: id } } };
  expect(await db.job.count({ where: job })).toBe(1);
  for (let run = 0; run < 2; run++) {
    await promoteConfirmed(id);
    const line = await db.classParticipant.findMany({
      where: { sessionId: id },
      orderBy: { id: 'asc' },
    });
    expect(line).toMatchObject([
      { userId: squatter.user.id, status: 'waitlisted' },
      { userId: waiting.user.id, status: 'going' },
    ]);
  }
  expect(await typesOf(squatter)).toContain('class_place_yielded');
});

it('a link of a group lets in at once whoever has proven the address; others ask', async () => {
  const group = await createGroup();
  const { token } = await createInviteLink({ groupId: group.id });
  const newcomer = await unproven();
  expect(await readInvitee(newcomer.actor, token)).toMatchObject({ mustAsk: true });
  expect(await joinByLink(newcomer.actor, token, HERE)).toMatchObject({ status: 'pending' });
  await db.user.update({
    where: { id: newcomer.user.id },
    data: { emailVerifiedAt: new Date() },
  });
  expect(await joinByLink(newcomer.actor, token, HERE)).toMatchObject({ status: 'joined' });
});

it('the uses of a link by unproven addresses leave it open for the confirmed', async () => {
  const { id: gameId } = await createGame({ maxPlayers: 10 });
  const { token, id } = await createInviteLink({ gameId }, { maxUses: 1 });
  const squatter = await unproven();
  await joinByLink(squatter.actor, token, HERE);
  const other = await unproven();
  await expect(joinByLink(other.actor, token, HERE)).rejects.toMatchObject({ code: 'not_found' });
  const people = await Promise.all([confirmed(), confirmed()]);
  const results = await Promise.allSettled(
    people.map(({ actor }) => joinByLink(actor, token, HERE)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await db.inviteLink.findUnique({ where: { id } })).toMatchObject({ uses: 1 });
});
