import { expect } from 'vitest';
import { releaseHolds } from '@/lib/games/service/hold-seat';
import { passOnUnpaid } from '@/lib/games/service/keep-rules';
import { recountPaid, sayPaidAsRegular } from '@/lib/money/service/pay-first';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors/app-error';
import { hoursFromNow } from '@/tests/factories/dates';
import type { GameModel } from './season-model';
import type { Step } from './season-plan';
import type { Named, SeasonSteps } from './season-play';

// The steps of seats that are paid first and of missed games, and what holds after every step.

type RuleStep = Extract<Step, { nth: number }>;
interface RuleStepOf {
  game: GameModel;
  userId: number;
  step: RuleStep;
}

const keyOf = (id: number) => (id > 0 ? { userId: id } : { regularId: -id });

/** @returns the status; undefined when there is nothing to call: no account or seat in the group yet */
export async function payStep(
  season: SeasonSteps,
  { game, userId, step }: RuleStepOf,
): Promise<number | undefined> {
  const { groupId, organiser, host } = season;
  const { id: gameId } = game;
  if (step.kind === 'forgive') {
    const where = { ...keyOf(userId), game: { groupId } };
    const row = await db.gameParticipant.findFirst({ where });
    if (!row) return undefined;
    const body = { participantId: row.id };
    return (await season.send(organiser, 'POST /api/groups/{id}/missed', groupId, body)).status;
  }
  if (step.kind === 'unpaid') {
    const data = { payAskedAt: hoursFromNow(-100) };
    const where = { gameId, ...keyOf(userId), payAskedAt: { not: null } };
    await db.gameParticipant.updateMany({ where, data });
    // The job may run again.
    for (const run of [passOnUnpaid, passOnUnpaid, recountPaid]) await run(gameId);
    return 204;
  }
  const account = await db.moneyAccount.findFirst({ where: { groupId, ...keyOf(userId) } });
  if (!account || userId === host.user.id) return undefined;
  const mark = (by: typeof organiser, body: object) =>
    season
      .send(by, 'PUT /api/money/games/{id}/shares/{accountId}', gameId, body, {
        accountId: account.id,
      })
      .then(({ status }) => status);
  const manager = step.byPayee ? host : organiser;
  if (step.kind === 'untick') return mark(manager, { mark: 'owes' });
  if (step.kind === 'tick') {
    // Both organisers tick at once.
    const both = [mark(manager, { mark: 'paid' }), mark(organiser, { mark: 'paid' })];
    const [status = 0, other] = await Promise.all(both);
    expect(other).toBe(status);
    return status;
  }
  if (userId > 0) return mark(season.person(userId), { mark: 'said', digits: '1234' });
  if (!game.first || game.cancelled) return undefined;
  return sayPaidAsRegular({ id: -userId, groupId }, gameId, '1234').then(
    () => 204,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'conflict') return 409;
      throw error;
    },
  );
}

/** The worker's part: the jobs of the season's games that are due. A seat that a job gives is paid by another one. */
export async function runJobs({ model }: SeasonSteps): Promise<void> {
  const runs = {
    'games:release-holds': [releaseHolds],
    'games:pay': [passOnUnpaid, recountPaid],
  };
  for (const [kind, run] of Object.entries(runs)) {
    const queued = await db.job.findMany({ where: { kind, runAt: { lte: new Date() } } });
    const own = queued.flatMap(({ id, payload }) => {
      const { gameId } = payload as { gameId: number };
      return model.games.some((game) => game.id === gameId) ? { id, gameId } : [];
    });
    await db.job.deleteMany({ where: { id: { in: own.map(({ id }) => id) } } });
    for (const gameId of new Set(own.map((job) => job.gameId))) {
      for (const job of run) await job(gameId);
    }
  }
}

/** Counted from the rows, not by the product. @param seated the players of each game before the step */
export async function expectInvariants(
  season: SeasonSteps,
  seated: readonly ReadonlySet<number>[],
): Promise<void> {
  const { model } = season;
  for (const [nth, game] of model.games.entries()) {
    if (game.over || game.cancelled) continue;
    const where = { gameId: game.id };
    const going = await db.gameParticipant.findMany({ where: { ...where, status: 'going' } });
    const named = await db.gameGuest.count({ where: { ...where, claimedAt: null } });
    const held = await db.seatHold.findMany({ where });
    const taken =
      named +
      going.reduce((sum, { guests }) => sum + 1 + guests, 0) +
      held.reduce((sum, { seats }) => sum + seats, 0);
    expect(taken, 'more than there are places').toBeLessThanOrEqual(game.maxPlayers);
    const limited = going
      .map(({ userId, regularId }) => userId ?? -(regularId ?? 0))
      .filter((id) => !seated[nth]?.has(id) && model.waits(game, id));
    expect(limited, 'who missed games only waits').toEqual([]);
    if (game.first) await expectPaidOnce(season, game);
  }
}

/** What each has paid before the game, however often and by whom it is ticked. */
async function expectPaidOnce({ model }: SeasonSteps, { id: gameId }: GameModel): Promise<void> {
  const rows = await db.moneyEntry.findMany({
    where: { gameId, kind: 'payment' },
    select: { id: true, reversesId: true, amount: true, debtorId: true, creditorId: true },
  });
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  const inForce = rows.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
  const ids = inForce.flatMap(({ debtorId, creditorId }) => [debtorId, creditorId]);
  const accounts = await db.moneyAccount.findMany({ where: { id: { in: ids } } });
  const found = accounts.map(({ id, userId, regularId }) => {
    const sum = inForce.reduce((total, { debtorId, creditorId, amount }) => {
      if (creditorId === id) return total + amount;
      return debtorId === id ? total - amount : total;
    }, 0);
    return [userId ?? -(regularId ?? 0), sum] as const;
  });
  const expected = found.map(([id]) => [id, model.paidBy(gameId, id)] as const);
  expect(new Map(found), 'a tick counts once').toEqual(new Map(expected));
}

/** The sum of what everybody sees of their own debts and claims; of regulars, what an organiser sees. */
export async function expectSumZero(season: SeasonSteps): Promise<void> {
  type Side = Named & { isOwn: boolean };
  type Book = { balances: { debtor: Side; creditor: Side; amount: number }[] };
  const name = 'GET /api/money/groups/{id}';
  let sum = 0;
  for (const person of [season.organiser, ...season.players]) {
    const { balances } = await season.read<Book>(person, name, season.groupId);
    for (const { debtor, creditor, amount } of balances) {
      if (creditor.isOwn) sum += amount;
      if (debtor.isOwn) sum -= amount;
    }
  }
  const { balances } = await season.read<Book>(season.organiser, name, season.groupId);
  for (const { debtor, creditor, amount } of balances) {
    if (season.idIn(creditor) < 0) sum += amount;
    if (season.idIn(debtor) < 0) sum -= amount;
  }
  expect(sum, 'the sum of the ledger').toBe(0);
}
