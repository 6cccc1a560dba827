import { GAME_DAYS_AHEAD_MAX } from '@/lib/games/constants';
import { findFollowing, updateGameRow } from '@/lib/games/repository/edit-game';
import {
  findOccurrence,
  fromDay,
  insertSeries,
  lockSeries,
  type SeriesRow,
  toDay,
  updateSeries,
} from '@/lib/games/repository/series';
import {
  type Change,
  newPlace,
  newRules,
  plainChange,
  requireRanges,
} from '@/lib/games/service/notify-players';
import { currentTemplate, templateSchema, toMinute, toRule } from '@/lib/games/service/series';
import type { Actor } from '@/lib/platform/auth/actor';
import { indexFrom, nthDate } from '@/lib/platform/calendar/occurrences';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';

/** A game's position in its series, whose rule is locked until the end of the transaction. */
export interface SeriesPlace {
  series: SeriesRow;
  /** The date that the rule gave the game, even if it has been moved since. */
  on: string;
}

/**
 * Locks the rule before the games, like the worker that adds games: a change of 'this and following' also applies to games that
 * are added meanwhile. Null for a game that does not repeat.
 */
export async function lockSeriesOf(tx: Tx, gameId: number): Promise<SeriesPlace | null> {
  const { seriesId } = (await findOccurrence(gameId, tx)) ?? {};
  const series = seriesId ? await lockSeries(seriesId, tx) : null;
  // Read again: a previous transaction may have moved the game to another series.
  const now = series && (await findOccurrence(gameId, tx));
  return series && now?.seriesId === series.id && now.occurrenceOn
    ? { series, on: fromDay(now.occurrenceOn) }
    : null;
}

export interface LaterGame {
  id: number;
  /** Its new date if the series moves to another day. */
  date?: string;
}

/** The later games of the series that have not begun; none for a single game. */
export async function laterGames(tx: Tx, place: SeriesPlace | null): Promise<LaterGame[]> {
  if (!place) return [];
  const rows = await findFollowing(place.series.id, toDay(place.on), tx);
  return rows.map(({ id }) => ({ id }));
}

/**
 * Moves a game and the later ones to another day of the week or the month: they become a new series that begins on `date`;
 * the earlier games keep theirs. @returns the later games with their new dates
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
      // The last date may move past the end of the series.
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

/**
 * Applies the change to games that are yet to be created. Only the changed fields: the edited game may have a court, a price or
 * a time of its own.
 * @throws AppError invalid (a range that the template contradicts)
 */
export async function changeRule(
  tx: Tx,
  gameId: number,
  input: Change,
  { userId }: Pick<Actor, 'userId'>,
): Promise<void> {
  const { seriesId } = (await findOccurrence(gameId, tx)) ?? {};
  const series = seriesId ? await lockSeries(seriesId, tx) : null;
  if (!series) return;
  const { groupId, timeZone } = series;
  const template = templateSchema.parse(series.template);
  requireRanges(template, input);
  // All of these games are in the future.
  newRules(template, input, new Date(Date.now() + GAME_DAYS_AHEAD_MAX * 86_400_000));
  const paid = input.payByHours != null && { payToId: template.payToId ?? userId };
  const at = { ...(await currentTemplate(series, tx)), groupId, timeZone };
  const { timeZone: zone, ...place } = (await newPlace(tx, at, input)) ?? {};
  await updateSeries(
    series.id,
    {
      template: templateSchema.parse({ ...template, ...plainChange(input), ...place, ...paid }),
      ...(zone !== undefined && { timeZone: zone }),
      ...(input.time !== undefined && { startMinute: toMinute(input.time) }),
      ...(input.durationMinutes !== undefined && { durationMinutes: input.durationMinutes }),
    },
    tx,
  );
}

export async function endRule(tx: Tx, seriesId: number): Promise<void> {
  await updateSeries(seriesId, { endedAt: new Date() }, tx);
}

export async function skipInRule(tx: Tx, { series, on }: SeriesPlace): Promise<void> {
  await updateSeries(series.id, { skippedOn: { push: toDay(on) } }, tx);
}
