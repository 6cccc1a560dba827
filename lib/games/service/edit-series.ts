import { indexFrom, nthDate } from '@/lib/calendar/occurrences';
import { addDays, toWallTime } from '@/lib/calendar/wall-clock';
import type { Tx } from '@/lib/db/client';
import { findFollowing, updateGameRow } from '@/lib/games/repository/edit-game';
import {
  findOccurrence,
  findPattern,
  fromDay,
  insertSeries,
  lockSeries,
  type SeriesRow,
  toDay,
  updateSeries,
} from '@/lib/games/repository/series';
import type { UpdateGameInput } from '@/lib/games/schema/edit-game';
import { templateSchema, toMinute, toRule } from '@/lib/games/service/series';

/** A game's place in its series, whose rule is held until the transaction ends. */
export interface SeriesPlace {
  series: SeriesRow;
  /** The date that the rule gave the game, wherever it has been moved since. */
  on: string;
}

/**
 * Taken before the games themselves, as by whoever adds the next ones: a change of 'this and following' is in every game
 * that the rule makes meanwhile. Null for a game that does not repeat.
 */
export async function lockSeriesOf(tx: Tx, gameId: number): Promise<SeriesPlace | null> {
  const { seriesId } = (await findOccurrence(gameId, tx)) ?? {};
  const series = seriesId ? await lockSeries(seriesId, tx) : null;
  // Read again: who held the rule before may have put the game elsewhere.
  const now = series && (await findOccurrence(gameId, tx));
  return series && now?.seriesId === series.id && now.occurrenceOn
    ? { series, on: fromDay(now.occurrenceOn) }
    : null;
}

export interface LaterGame {
  id: number;
  /** The date that it gets, when the series moves to another day. */
  date?: string;
}

/** The later games of the series that are still to come; none for a single game. */
export async function laterGames(tx: Tx, place: SeriesPlace | null): Promise<LaterGame[]> {
  if (!place) return [];
  const rows = await findFollowing(place.series.id, toDay(place.on), tx);
  return rows.map(({ id }) => ({ id }));
}

/**
 * Moves a game and the later ones to another day of the week or the month: they become a series of their own that begins
 * on `date`, and the earlier games keep theirs. @returns the later games with their new dates
 */
export async function moveFollowing(
  tx: Tx,
  gameId: number,
  { series, on }: SeriesPlace,
  date: string,
): Promise<LaterGame[]> {
  const old = toRule(series);
  const rule = { frequency: old.frequency, startsOn: date };
  const first = indexFrom(old, on);
  const movedDate = (before: string) => nthDate(rule, indexFrom(old, before) - first);
  const until = series.generatedUntil ? fromDay(series.generatedUntil) : on;
  const last = indexFrom(old, addDays(until, 1)) - 1;
  const { groupId, durationMinutes, timeZone, startMinute, endsOn, occurrenceCount } = series;
  const { creatorId } = series;
  const id = await insertSeries(
    {
      ...rule,
      groupId,
      creatorId,
      durationMinutes,
      timeZone,
      startMinute,
      // The last date may be the one that moves past the end.
      endsOn: endsOn && ([fromDay(endsOn), date].toSorted().at(-1) ?? date),
      occurrenceCount: occurrenceCount && occurrenceCount - first,
      template: templateSchema.parse(series.template),
    },
    tx,
  );
  await updateSeries(
    id,
    {
      generatedUntil: toDay(nthDate(rule, last - first)),
      skippedOn: old.skippedOn.filter((day) => day > on).map((day) => toDay(movedDate(day))),
    },
    tx,
  );
  const later: LaterGame[] = [];
  for (const row of await findFollowing(series.id, toDay(on), tx)) {
    if (!row.occurrenceOn) continue;
    const next = movedDate(fromDay(row.occurrenceOn));
    await updateGameRow(row.id, { seriesId: id, occurrenceOn: toDay(next) }, tx);
    later.push({ id: row.id, date: next });
  }
  await updateGameRow(gameId, { seriesId: id, occurrenceOn: toDay(date) }, tx);
  await endRule(tx, series.id);
  return later;
}

/** Games still to be made follow the change as well. */
export async function changeRule(tx: Tx, gameId: number, input: UpdateGameInput): Promise<void> {
  const now = await findPattern(gameId, tx);
  if (!now?.seriesId) return;
  const { time } = toWallTime(now.startsAt, now.timeZone);
  await updateSeries(
    now.seriesId,
    {
      template: templateSchema.parse(now),
      timeZone: now.timeZone,
      ...(input.time !== undefined && { startMinute: toMinute(time) }),
      ...(input.durationMinutes !== undefined && { durationMinutes: input.durationMinutes }),
    },
    tx,
  );
}

/** No further games of the series. */
export async function endRule(tx: Tx, seriesId: number): Promise<void> {
  await updateSeries(seriesId, { endedAt: new Date() }, tx);
}

/** The rule leaves one date out; it goes on with the next. */
export async function skipInRule(tx: Tx, { series, on }: SeriesPlace): Promise<void> {
  await updateSeries(series.id, { skippedOn: { push: toDay(on) } }, tx);
}
