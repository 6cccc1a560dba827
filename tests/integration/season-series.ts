import { expect } from 'vitest';
import { extendSeries } from '@/lib/games/service/series';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import type { SeriesPlan } from './season-plan';
import type { SeasonSteps } from './season-play';

const START = {
  title: 'Nets',
  maxPlayers: 10,
  costPerPlayer: 300,
  guestsMax: 1,
  durationMinutes: 90,
};
/** Games that exist while the series changes; the worker adds the others later. */
const KNOWN = 4;

/** The state of a series after one game has changed alone, and then some with all following ones. */
export async function playSeries(season: SeasonSteps, plan: SeriesPlan): Promise<void> {
  const { organiser, groupId } = season;
  const date = hoursFromNow(24 * 5)
    .toISOString()
    .slice(0, 10);
  const repeat = { frequency: 'weekly' };
  const where = { location: 'The old ground', time: '18:30', isPublic: false };
  const body = { ...START, ...where, date, repeat };
  const made = await season.send(organiser, 'POST /api/groups/{id}/games', groupId, body);
  expect(made.status).toBe(201);
  const rows = () =>
    db.game.findMany({ where: { series: { groupId } }, orderBy: { startsAt: 'asc' } });
  const games = (await rows()).map(({ id }) => id).slice(0, KNOWN);
  await db.game.deleteMany({ where: { series: { groupId }, id: { notIn: games } } });
  await db.gameSeries.updateMany({
    where: { groupId, endedAt: null },
    data: { generatedUntil: new Date(addDays(date, 7 * (KNOWN - 1))) },
  });
  const expected = games.map((_, week) => ({ ...START, on: addDays(date, 7 * week) }));
  const change = async (nth: number, input: object) => {
    const { status, json } = await season.send(
      organiser,
      'PUT /api/games/{id}',
      games[nth] ?? 0,
      input,
    );
    expect(status, JSON.stringify(json)).toBe(200);
  };
  const { one, alone, from, following, days } = plan;
  await change(one, alone);
  Object.assign(expected[one] ?? {}, alone);
  const to = addDays(expected[from]?.on ?? date, days);
  await change(from, { ...following, ...(days > 0 && { date: to }), scope: 'following' });
  for (const game of expected.slice(from)) {
    Object.assign(game, following, { on: addDays(game.on, days) });
  }
  await extendSeries();
  const after = (await rows()).map((game) => ({
    title: game.title,
    maxPlayers: game.maxPlayers,
    costPerPlayer: game.costPerPlayer,
    guestsMax: game.guestsMax,
    durationMinutes: (game.endsAt.getTime() - game.startsAt.getTime()) / 60_000,
    on: game.occurrenceOn?.toISOString().slice(0, 10),
  }));
  expect(after.length).toBeGreaterThan(KNOWN);
  // The worker's games have the values of the series, and none of a single game.
  const last = addDays(date, 7 * (KNOWN - 1) + days);
  const later = after.slice(KNOWN).map((_, week) => ({
    ...START,
    ...following,
    on: addDays(last, 7 * (week + 1)),
  }));
  expect(after).toEqual([...expected, ...later]);
  await db.game.deleteMany({ where: { series: { groupId } } });
  await db.gameSeries.deleteMany({ where: { groupId } });
}
