import type { Rules } from '@/lib/games/policy';
import { findGroupOfGame, type GameChange } from '@/lib/games/repository/edit-game';
import type { GameRow } from '@/lib/games/repository/find-games';
import { findRecipientZones } from '@/lib/games/repository/participants';
import type { UpdateGameInput } from '@/lib/games/schema/edit-game';
import { type Moment, texts } from '@/lib/games/server-texts';
import { type GamePlace, placeOfGame } from '@/lib/games/service/game-place';
import {
  gameTime,
  requireDecision,
  requireFuture,
  requirePayTime,
} from '@/lib/games/service/game-time';
import { managePlayers } from '@/lib/games/service/release-seats';
import type { AnnounceInput } from '@/lib/messages/schema/message-inputs';
import { announceInGame } from '@/lib/messages/service/announce';
import { addSystemLine, rewordLines } from '@/lib/messages/service/system-line';
import {
  followChange,
  notifyAll,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { typedInstant } from '@/lib/platform/calendar/typed-instant';
import { toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { sameClock, zoneOf } from '@/lib/platform/calendar/zone-words';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { invalidField, notFound } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';
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
export function newRules(
  game: Omit<Rules, 'startsAt'> & Pick<GameRow, 'costPerPlayer'>,
  input: Change,
  startsAt: Date,
): Rules {
  const { minPlayers = game.minPlayers, decideHours = game.decideHours } = input;
  const { membersFirstHours = game.membersFirstHours, payByHours = game.payByHours } = input;
  const rules = { startsAt, minPlayers, decideHours, membersFirstHours, payByHours };
  if (input.decideHours !== undefined || minPlayers === null) requireDecision(rules);
  const { costPerPlayer = game.costPerPlayer } = input;
  if (input.payByHours != null || (payByHours !== null && costPerPlayer !== game.costPerPlayer))
    requirePayTime({ startsAt, payByHours }, costPerPlayer);
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

/** An organiser's message to all players. @throws AppError not_found, forbidden, conflict (cancelled, over), rate_limited */
export async function announceToPlayers(
  actor: Actor,
  id: number,
  { content }: AnnounceInput,
): Promise<void> {
  const pending = await transaction(async (tx) => {
    const { game } = await managePlayers(tx, actor, id);
    return announceInGame(tx, actor, game, content);
  });
  await publishNotifications(pending);
}

/** In the local time of the place, with its zone when a recipient is in another one. */
type MomentOf = (startsAt: Date, timeZone: string) => Moment;

interface Sentences {
  /** The chat line after the name of the actor, if there is one: 'planned a game: …'. */
  line?: Said;
  title: Said;
  message: Said;
}

interface PlayersNotification {
  /** Null for a rule of the game. The chat's lines are about people, so it gets none. */
  actorId: number | null;
  type: 'game_created' | 'game_changed' | 'game_cancelled';
  gameId: number;
  groupId: number;
  /** The listed places that the sentences name. */
  venueIds?: number[];
  /** Says it to each person once, however often it is called. */
  dedupeKey?: string;
  sentences: (momentOf: MomentOf) => Sentences;
}

/** Notifies all concerned people except the actor, and adds a silent line to the group's chat. */
export async function notifyPlayers(
  tx: Tx,
  userIds: readonly number[],
  { actorId, type, gameId, groupId, venueIds = [], dedupeKey, sentences }: PlayersNotification,
): Promise<PendingNotification[]> {
  const zones = await findRecipientZones({ groupId, userIds }, tx);
  const { line, title, message } = sentences((startsAt, timeZone) =>
    toMoment(startsAt, timeZone, zones),
  );
  const named = venueIds.length > 0 ? { venueIds } : {};
  if (actorId !== null && line) {
    const event = { ...line, about: { gameId, ...named } };
    await addSystemLine(tx, { to: { groupId }, userId: actorId, event });
  }
  const others = userIds.filter((userId) => userId !== actorId);
  return notifyAll(
    tx,
    others.map((userId) => ({
      userId,
      actorId: actorId ?? undefined,
      type,
      title,
      message,
      dedupeKey,
      data: { gameId, groupId, ...named },
    })),
  );
}

/** Updates a game's title in notifications and in the chat of the group. */
export async function followTitle(
  tx: Tx,
  game: { id: number; groupId: number },
  title: string,
): Promise<void> {
  const about = { gameId: game.id };
  await followChange(tx, about, { game: title });
  await rewordLines(tx, game.groupId, { about, values: { game: title } });
}

export async function momentFor(
  { groupId, startsAt, timeZone }: { groupId: number; startsAt: Date; timeZone: string },
  userIds: readonly number[],
  tx: Tx,
): Promise<Moment> {
  return toMoment(startsAt, timeZone, await findRecipientZones({ groupId, userIds }, tx));
}

function toMoment(startsAt: Date, timeZone: string, recipientZones: readonly string[]): Moment {
  const isKnown = recipientZones.every((zone) => sameClock(zone, timeZone, startsAt));
  return {
    startsAt: startsAt.toISOString(),
    timeZone,
    zone: isKnown ? null : zoneOf(timeZone, startsAt),
  };
}
