import { z } from 'zod';
import { SERIES_DAYS_AHEAD } from '@/lib/games/constants';
import { type Rules, upcomingMaxOf } from '@/lib/games/policy';
import { countUpcoming, findVenueOfGame, type NewGame } from '@/lib/games/repository/edit-game';
import { findMakerId } from '@/lib/games/repository/game-viewer';
import { lockGroup } from '@/lib/games/repository/seats';
import {
  findSeriesToExtend,
  fromDay,
  insertSeries,
  lockSeries,
  type SeriesRow,
  toDay,
  updateSeries,
} from '@/lib/games/repository/series';
import type { CreateGameInput, RepeatInput } from '@/lib/games/schema/edit-game';
import { texts } from '@/lib/games/server-texts';
import { addGame } from '@/lib/games/service/plan-rules';
import { listTagsOfGroup } from '@/lib/groups/service/discover-groups';
import { expireTags } from '@/lib/platform/cache/expire';
import {
  type Frequency,
  occurrenceDates,
  type SeriesRule,
} from '@/lib/platform/calendar/occurrences';
import { addDays, toInstant } from '@/lib/platform/calendar/wall-clock';
import { db, type Tx } from '@/lib/platform/db/client';
import { lockAccounts } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { invalidField } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';
import { log } from '@/lib/platform/observability/log';

/** The template of a series' new games; their time comes from the rule. */
export const templateSchema = z.object({
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
  // Missing in templates from before the rule.
  decideHours: z.number().nullable().default(null),
  skillMin: z.enum(['beginner', 'intermediate', 'advanced', 'expert']).nullable(),
  skillMax: z.enum(['beginner', 'intermediate', 'advanced', 'expert']).nullable(),
  audience: z.enum(['all', 'women', 'men']),
  needsGuardian: z.boolean().default(false),
  costPerPlayer: z.number().nullable(),
  guestsMax: z.number(),
  isPublic: z.boolean(),
  membersFirstHours: z.number().nullable().default(null),
  payByHours: z.number().nullable().default(null),
  payToId: z.number().nullable().default(null),
});

type Template = z.output<typeof templateSchema>;

const today = (): string => new Date().toISOString().slice(0, 10);
export const toMinute = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Starts a series from its first game and adds the games of the coming weeks. @returns the first game */
export async function startSeries(
  tx: Tx,
  game: NewGame & { timeZone: string },
  input: Omit<CreateGameInput, 'repeat'> & { repeat: RepeatInput },
): Promise<number> {
  const { repeat, date, time, durationMinutes } = input;
  const seriesId = await insertSeries(
    {
      groupId: game.groupId,
      // A new game always has a creator.
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
  // A series may begin further ahead than games are created. Its first game exists in any case, and for a series with an end
  // all games of its first weeks.
  const ends = Boolean(repeat.count ?? repeat.endsOn);
  const far = ends ? addDays(date, SERIES_DAYS_AHEAD) : date;
  const until = [far, addDays(today(), SERIES_DAYS_AHEAD)].toSorted().at(-1) ?? far;
  const [first] = await generate(tx, seriesId, until);
  if (first === undefined) throw invalidField('date', say(texts, 'emptySeries'));
  return first;
}

/**
 * Adds the games of a series up to `until`, at most `room` of them. Existing ones are skipped, and those without room are
 * added in a later round. @returns the new ones
 */
async function generate(
  tx: Tx,
  seriesId: number,
  until: string,
  room = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const series = await lockSeries(seriesId, tx);
  if (!series || series.endedAt) return [];
  const from = series.generatedUntil ? fromDay(series.generatedUntil) : '';
  const dates = occurrenceDates(toRule(series), until).filter((date) => date > from);
  // The creator may have left.
  const start = {
    ...(await currentTemplate(series, tx)),
    creatorId: await findMakerId(series, tx),
  };
  const ids: number[] = [];
  let reached = until;
  for (const date of dates) {
    const game = toGame(series, start, date);
    // Dates that passed while no worker ran, or while the group was inactive, are skipped.
    if (game.startsAt <= new Date()) continue;
    if (ids.length >= room) {
      reached = addDays(date, -1);
      break;
    }
    const gameId = await addGame(tx, game);
    await enqueue(tx, 'games:seat-always', { gameId });
    ids.push(gameId);
  }
  const { creatorId } = start;
  await updateSeries(seriesId, { generatedUntil: toDay(reached), creatorId }, tx);
  return ids;
}

/** Their venue may be gone. */
export async function currentTemplate(series: SeriesRow, tx: Tx) {
  const template = templateSchema.parse(series.template);
  const { venueId } = template;
  const isListed = venueId !== null && (await findVenueOfGame(venueId, tx)) !== undefined;
  return { ...template, venueId: isListed ? venueId : null };
}

export function toRule(series: SeriesRow): SeriesRule {
  // The two enumerations have the same values.
  const frequency: Frequency = series.frequency;
  return {
    frequency,
    startsOn: fromDay(series.startsOn),
    endsOn: series.endsOn ? fromDay(series.endsOn) : null,
    count: series.occurrenceCount,
    skippedOn: series.skippedOn.map(fromDay),
  };
}

function toGame(
  series: SeriesRow,
  start: Template & { creatorId: number | null },
  date: string,
): NewGame & Rules {
  const { id, groupId, startMinute, durationMinutes, timeZone } = series;
  const startsAt = toInstant({ date, time: toTime(startMinute) }, timeZone);
  return {
    ...start,
    payToId: start.payByHours === null ? null : (start.payToId ?? start.creatorId),
    groupId,
    timeZone,
    startsAt,
    endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000),
    seriesId: id,
    occurrenceOn: toDay(date),
  };
}

/** The worker's round: extends every series. Idempotent. */
export async function extendSeries(): Promise<number> {
  const until = addDays(today(), SERIES_DAYS_AHEAD);
  let added = 0;
  for (const { id, groupId, creatorId, group } of await findSeriesToExtend(toDay(until))) {
    const makers = [creatorId, group.creatorId].filter((maker) => maker !== null);
    try {
      const { length } = await transaction(async (tx) => {
        // The creators of the games become players.
        await lockAccounts(makers, tx);
        // The group before the games, as everywhere: serialises with deleting it and adding games.
        await lockGroup(groupId, tx);
        const room = upcomingMaxOf(group) - (await countUpcoming(groupId, tx));
        return generate(tx, id, until, Math.max(0, room));
      });
      if (length > 0) expireTags(db, ...(await listTagsOfGroup(groupId)));
      added += length;
    } catch (error) {
      // One failing series must not stop the others; the next round tries it again.
      log.error({ err: error, seriesId: id }, 'series not extended');
    }
  }
  return added;
}
