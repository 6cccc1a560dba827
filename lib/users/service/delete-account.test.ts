import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { publish } from '@/lib/realtime/publish';
import { deleteAccount, deleteDueAccount } from '@/lib/users/service/delete-account';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createReport } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

vi.mock('@/lib/realtime/publish', () => ({
  publish: vi.fn(async () => undefined),
  cutSockets: vi.fn(async () => undefined),
}));
beforeEach(() => vi.mocked(publish).mockClear());

const heardLive = () =>
  vi
    .mocked(publish)
    .mock.calls.filter(([, event]) => event === 'notification')
    .flatMap(([to]) => to);

describe('whoever leaves', () => {
  it('gives the seat to who waits, and they hear of it at once', async () => {
    const [leaver, next] = [await createSignedIn(), await createOnboardedUser()];
    const game = await createGame({ maxPlayers: 2 });
    await addParticipant(game.id, leaver.user.id);
    await addParticipant(game.id, next.id, { status: 'waitlisted' });
    await deleteAccount(leaver.actor, leaver.user.id);
    const seat = await db.gameParticipant.findFirstOrThrow({
      where: { gameId: game.id, userId: next.id },
    });
    expect(seat.status).toBe('going');
    expect(heardLive()).toContain(`user:${next.id}`);
  });

  it('leaves no letter in the outbox and no private address in a report', async () => {
    const [leaver, other] = [await createSignedIn(), await createSignedIn()];
    const place = { location: '12 Hidden Lane', area: 'Gulberg' };
    const own = { creatorId: leaver.user.id, isPrivateAddress: true, ...place };
    const theirs = { creatorId: other.user.id, isPrivateAddress: true, ...place };
    const reports = [];
    for (const game of [await createGame(own), await createGame(theirs)]) {
      const thing = { targetType: 'game' as const, targetId: BigInt(game.id) };
      const snapshot = { title: game.title, location: place.location };
      reports.push(await createReport(other.user.id, game.creatorId ?? 0, { ...thing, snapshot }));
    }
    for (const { user } of [leaver, other]) {
      const letter = { subject: 'Hello', text: 'Hello', html: 'Hello' };
      await db.outboxMail.create({ data: { to: user.email, ...letter } });
    }
    await deleteAccount(leaver.actor, leaver.user.id);
    await db.user.update({ where: { id: leaver.user.id }, data: { deletionDueAt: new Date(0) } });
    await deleteDueAccount(leaver.user.id);
    const now = await db.report.findMany({
      where: { id: { in: reports.map(({ id }) => id) } },
      orderBy: { id: 'asc' },
    });
    expect(now.map(({ snapshot }) => snapshot)).toMatchObject([
      { location: 'Gulberg' },
      { location: place.location },
    ]);
    const letters = (to: string) => db.outboxMail.count({ where: { to } });
    expect(await letters(leaver.user.email)).toBe(0);
    expect(await letters(other.user.email)).toBe(1);
  });
});
