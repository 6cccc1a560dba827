import { z } from 'zod';
import { type Frequency, occurrenceDates } from '@/lib/calendar/occurrences';
import { addDays, toInstant, toWallTime } from '@/lib/calendar/wall-clock';
import type { Tx } from '@/lib/db/client';
import { queuedTransaction } from '@/lib/db/queued-transaction';
import { invalidField } from '@/lib/errors/app-error';
import { SERIES_DAYS_AHEAD } from '@/lib/games/constants';
import { findFollowing, insertGame, type NewGame } from '@/lib/games/repository/edit-game';
import {
  findOccurrence,
  findPattern,
  findSeriesToExtend,
  fromDay,
  insertSeries,
  lockSeries,
  type SeriesRow,
  toDay,
  updateSeries,
} from '@/lib/games/repository/series';
import type { CreateGameInput, RepeatInput, UpdateGameInput } from '@/lib/games/schema/edit-game';

/** What each new game of a series starts from; its time comes from the rule. */
const templateSchema = z.object({
  sportId: z.number(),
  title: z.string(),
  description: z.string().nullable(),
  location: z.string(),
  venueId: z.number().nullable(),
  area: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isPrivateAddress: z.boolean(),
  maxPlayers: z.number(),
  minPlayers: z.number().nullable(),
  skillMin: z.enum(['beginner', 'intermediate', 'advanced', 'expert']).nullable(),
  skillMax: z.enum(['beginner', 'intermediate', 'advanced', 'expert']).nullable(),
  audience: z.enum(['all', 'women', 'men']),
  costPerPlayer: z.number().nullable(),
  guestsMax: z.number(),
  isPublic: z.boolean(),
});

const today = (): string => new Date().toISOString().slice(0, 10);
const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Starts a series from its first game and adds the games of the weeks ahead. @returns the first game */
export async function startSeries(
  tx: Tx,
  game: NewGame & { timeZone: string },
  input: Omit<CreateGameInput, 'repeat'> & { repeat: RepeatInput },
): Promise<number> {
  const { repeat, date, time, durationMinutes } = input;
  if (repeat.endsOn && repeat.endsOn < date) {
    throw invalidField('repeat.endsOn', 'The series cannot end before it begins');
  }
  const seriesId = await insertSeries(
    {
      groupId: game.groupId,
      // A new game always has its maker.
      creatorId: Number(game.creatorId),
      frequency: repeat.frequency,
      startsOn: date,
      startMinute: toMinute(time),
      durationMinutes,
      timeZone: game.timeZone,
      endsOn: repeat.endsOn ?? null,
      occurrenceCount: repeat.count ?? null,
      template: templateSchema.parse(game),
    },
    tx,
  );
  // A series may begin further ahead than games are made: its first one is there in any case.
  const until = [date, addDays(today(), SERIES_DAYS_AHEAD)].toSorted().at(-1) ?? date;
  const [first] = await generate(tx, seriesId, until);
  if (first === undefined) throw invalidField('date', 'The series has no game');
  return first;
}

/** Adds the games of a series up to `until`; those that exist are not made again. @returns the new ones */
async function generate(tx: Tx, seriesId: number, until: string): Promise<number[]> {
  const series = await lockSeries(seriesId, tx);
  if (!series || series.endedAt) return [];
  const from = series.generatedUntil ? fromDay(series.generatedUntil) : '';
  const dates = occurrenceDates(toRule(series), until).filter((date) => date > from);
  const ids: number[] = [];
  for (const date of dates) ids.push(await insertGame(toGame(series, date), tx));
  await updateSeries(seriesId, { generatedUntil: toDay(until) }, tx);
  return ids;
}

function toRule(series: SeriesRow) {
  // The two enumerations have the same words.
  const frequency: Frequency = series.frequency;
  return {
    frequency,
    startsOn: fromDay(series.startsOn),
    endsOn: series.endsOn ? fromDay(series.endsOn) : null,
    count: series.occurrenceCount,
    skippedOn: series.skippedOn.map(fromDay),
  };
}

function toGame(series: SeriesRow, date: string): NewGame {
  const { id, groupId, creatorId, startMinute, durationMinutes, timeZone } = series;
  const startsAt = toInstant({ date, time: toTime(startMinute) }, timeZone);
  return {
    ...templateSchema.parse(series.template),
    groupId,
    creatorId,
    timeZone,
    startsAt,
    endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000),
    seriesId: id,
    occurrenceOn: toDay(date),
  };
}

/** The worker's round: every series reaches its weeks ahead. A second run finds nothing to do. */
export async function extendSeries(): Promise<number> {
  const until = addDays(today(), SERIES_DAYS_AHEAD);
  let added = 0;
  for (const id of await findSeriesToExtend(toDay(until))) {
    added += (await queuedTransaction((tx) => generate(tx, id, until))).length;
  }
  return added;
}

/** The later games of the series that a game belongs to; none for a single one. */
export async function laterGameIds(tx: Tx, gameId: number): Promise<number[]> {
  const { seriesId, occurrenceOn } = (await findOccurrence(gameId, tx)) ?? {};
  if (!seriesId || !occurrenceOn) return [];
  const rows = await findFollowing(seriesId, occurrenceOn, tx);
  return rows.map(({ id }) => id).filter((id) => id !== gameId);
}

/** Games still to be made follow the change as well. */
export async function changeRule(tx: Tx, gameId: number, input: UpdateGameInput): Promise<void> {
  const occurrence = await findOccurrence(gameId, tx);
  const series = occurrence?.seriesId ? await lockSeries(occurrence.seriesId, tx) : null;
  if (!series) return;
  const now = await findPattern(gameId, tx);
  if (!now) return;
  const { time } = toWallTime(now.startsAt, now.timeZone);
  await updateSeries(
    series.id,
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
export async function endRule(tx: Tx, gameId: number): Promise<void> {
  const { seriesId } = (await findOccurrence(gameId, tx)) ?? {};
  if (seriesId) await updateSeries(seriesId, { endedAt: new Date() }, tx);
}
