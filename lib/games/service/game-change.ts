import type { Rules } from '@/lib/games/policy';
import { findGroupOfGame, type GameChange } from '@/lib/games/repository/edit-game';
import type { GameRow } from '@/lib/games/repository/find-games';
import type { UpdateGameInput } from '@/lib/games/schema/edit-game';
import { texts } from '@/lib/games/server-texts';
import { type GamePlace, placeOfGame } from '@/lib/games/service/game-place';
import { gameTime, requireDecision, requireFuture } from '@/lib/games/service/game-time';
import { typedInstant } from '@/lib/platform/calendar/typed-instant';
import { toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { SKILL_LEVELS } from '@/lib/sports/constants';

// Turns an input into a change of a game, or of the template of a series: only the fields that it has.

/** Omitted fields remain unchanged. */
export type Change = Omit<UpdateGameInput, 'scope' | 'reason'>;

/** The fields that need no further checks. */
export function plainChange(input: Change): GameChange {
  const { date: _d, time: _t, durationMinutes: _m, location: _l, venueId: _v, ...rest } = input;
  const { area: _a, timeZone: _z, ...plain } = rest;
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
}

interface Placed {
  groupId: number;
  venueId: number | null;
  location: string;
  area: string | null;
  timeZone: string;
}

/** @returns null when the place stays. @throws AppError invalid (no such venue, no place at all) */
export async function newPlace(tx: Tx, at: Placed, input: Change): Promise<GamePlace | null> {
  const { venueId, location, area, timeZone } = input;
  if (venueId === undefined && location === undefined && area === undefined && !timeZone)
    return null;
  const facts = await findGroupOfGame(at.groupId, tx);
  if (!facts) throw notFound(say(texts, 'groupNotFound'));
  return placeOfGame(tx, facts, {
    venueId: venueId === undefined ? at.venueId : venueId,
    location: location ?? (venueId ? null : at.location),
    // A new place has no area until one is entered.
    area: area === undefined && venueId === undefined ? at.area : area,
    timeZone: timeZone ?? (venueId ? undefined : at.timeZone),
  });
}

/**
 * The change for the later games. A place in words applies to them too: they drop their venue for it, and a private home is
 * private there as well.
 */
export function changeOfOthers(game: GameRow, input: Change): Change {
  const venueId = input.venueId === undefined ? (game.venue?.id ?? null) : input.venueId;
  if (!input.location || venueId !== null) return input;
  const isHome = game.isPrivateAddress && input.isPrivateAddress === undefined;
  return { venueId, ...(isHome && { isPrivateAddress: true, area: game.area }), ...input };
}

type Ranges = Pick<GameRow, 'minPlayers' | 'maxPlayers' | 'skillMin' | 'skillMax'>;

/** Checks both ends of a range, of which the change may contain only one. */
export function requireRanges(game: Ranges, input: Change): void {
  const { minPlayers = game.minPlayers, maxPlayers = game.maxPlayers } = input;
  if (minPlayers !== null && minPlayers > maxPlayers) {
    const path = input.minPlayers === undefined ? 'maxPlayers' : 'minPlayers';
    throw invalidField(path, say(texts, 'minimumTooHigh', { min: minPlayers }));
  }
  const { skillMin = game.skillMin, skillMax = game.skillMax } = input;
  if (skillMin && skillMax && SKILL_LEVELS.indexOf(skillMin) > SKILL_LEVELS.indexOf(skillMax)) {
    throw invalidField('skillMax', say(texts, 'highestBelowLowest'));
  }
}

/** A decision that a new time alone moves into the past is dropped. @throws AppError invalid, as for a new game */
export function newRules(game: Omit<Rules, 'startsAt'>, input: Change, startsAt: Date): Rules {
  const { minPlayers = game.minPlayers, decideHours = game.decideHours } = input;
  const { membersFirstHours = game.membersFirstHours } = input;
  const rules = { startsAt, minPlayers, decideHours, membersFirstHours };
  if (input.decideHours !== undefined || minPlayers === null) requireDecision(rules);
  return rules;
}

/** @param isTyped whether the time was entered for this game, and not for an earlier one of its series */
export function newTime(game: GameRow, input: Change, timeZone: string, isTyped: boolean) {
  const { startsAt, endsAt } = game;
  const { date, time, durationMinutes } = input;
  const same = date === undefined && time === undefined && timeZone === game.timeZone;
  if (same && durationMinutes === undefined) return { startsAt, endsAt };
  const wall = toWallTime(startsAt, game.timeZone);
  const minutes = durationMinutes ?? Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const wanted = { date: date ?? wall.date, time: time ?? wall.time, durationMinutes: minutes };
  const next = gameTime(wanted, timeZone, isTyped ? typedInstant : toInstant);
  if (next.startsAt.getTime() !== startsAt.getTime()) requireFuture(next, wanted.date);
  return next;
}
