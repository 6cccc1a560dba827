import { canManageGame } from '@/lib/games/policy';
import { isPlaceGone, isPlanned, updateEndedGames } from '@/lib/games/repository/edit-game';
import type { GameRow } from '@/lib/games/repository/find-games';
import { findCame, updateAttendance } from '@/lib/games/repository/participants';
import { lockGroup, lockSeats } from '@/lib/games/repository/seats';
import type { DuplicateGameInput, MarkAttendanceInput } from '@/lib/games/schema/edit-game';
import type { GameDto, ParticipantDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { createGame, createUnderLock } from '@/lib/games/service/create-game';
import { weekAfter } from '@/lib/games/service/game-time';
import { readGame, requireGame } from '@/lib/games/service/read-game';
import { listParticipants, tagsOfGame } from '@/lib/games/service/read-roster';
import { giveToLine } from '@/lib/groups/service/give-to-line';
import { becomeGroup } from '@/lib/groups/service/quiet-group';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { lockAccounts, requireActive } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** Stores the end of games. They count as over from their last minute on, swept or not. */
export function completeGames(): Promise<void> {
  return updateEndedGames();
}

/**
 * Records attendance. After three games a profile shows the person's attendance rate.
 * @throws AppError not_found, forbidden (not an organiser), conflict (not begun, cancelled)
 */
export async function markAttendance(
  actor: Actor,
  gameId: number,
  { marks }: MarkAttendanceInput,
): Promise<ParticipantDto[]> {
  await transaction(async (tx) => {
    const { groupId } = await requireGame(actor, gameId, tx);
    // Seats of the group are given under this lock: a mark decides who may have one.
    await lockGroup(groupId, tx);
    if (!(await lockSeats(gameId, tx))) throw notFound(say(texts, 'gameNotFound'));
    const game = await requireGame(actor, gameId, tx);
    if (!canManageGame(game)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
    if (game.status === 'cancelled') throw new AppError('conflict', say(texts, 'gameWasCancelled'));
    if (game.startsAt > new Date()) throw new AppError('conflict', say(texts, 'gameNotBegun'));
    for (const { participantId, attendance } of marks) {
      if (!(await updateAttendance(gameId, participantId, attendance, tx))) {
        throw notFound(say(texts, 'playerNotFound'));
      }
    }
    if (marks.some(({ attendance }) => attendance !== 'no_show')) await giveToLine(tx, groupId);
  });
  return listParticipants(actor, gameId);
}

/** The same game at another time or place, without its players. @throws AppError as createGame does */
export async function duplicateGame(
  actor: Actor,
  gameId: number,
  { date, time, ...place }: DuplicateGameInput,
): Promise<GameDto> {
  const game = await requireCopied(actor, gameId);
  const stays = place.venueId === undefined && place.location === undefined;
  return createGame(actor, game.groupId, {
    ...copyOf(game),
    date,
    time,
    ...(stays ? placeOf(game) : { ...place, isPrivateAddress: place.isPrivateAddress ?? false }),
  });
}

/**
 * The same game a week later, at the same local time; of an older game, on that weekday in the coming week.
 * @throws AppError as createGame does, conflict (the place is gone, the game is planned already)
 */
export async function planAgain(actor: Actor, gameId: number): Promise<GameDto> {
  const game = await requireCopied(actor, gameId);
  const input = { ...copyOf(game), ...placeOf(game), ...weekAfter(game, new Date()) };
  return createGame(actor, game.groupId, input, async (tx, { startsAt, timeZone }) => {
    if (await isPlaceGone(gameId, tx)) throw new AppError('conflict', say(texts, 'placeGone'));
    if (await isPlanned({ ...game, startsAt }, tx)) {
      const start = { startsAt: startsAt.toISOString(), timeZone };
      throw new AppError('conflict', say(texts, 'plannedAlready', start));
    }
  });
}

/**
 * Makes a game without a group a weekly one of a group with those who came.
 * @throws AppError not_found, forbidden (not the organiser), conflict (of a group, not begun, cancelled, the place is gone)
 */
export async function makeWeekly(actor: Actor, gameId: number): Promise<GameDto> {
  const { groupId } = await requireGame(actor, gameId);
  const came = (await findCame(gameId)).filter((userId) => userId !== actor.userId);
  const { id, pending } = await transaction(async (tx) => {
    const active = await lockAccounts([actor.userId, ...came], tx);
    requireActive(active, actor.userId);
    await lockGroup(groupId, tx);
    const game = await requireGame(actor, gameId, tx);
    if (!canManageGame(game)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
    if (game.reach === null) throw new AppError('conflict', say(texts, 'hasGroup'));
    if (game.status === 'cancelled') throw new AppError('conflict', say(texts, 'gameWasCancelled'));
    if (game.startsAt > new Date()) throw new AppError('conflict', say(texts, 'gameNotBegun'));
    if (await isPlaceGone(gameId, tx)) throw new AppError('conflict', say(texts, 'placeGone'));
    // Its page names the group from now on.
    expireTags(tx, ...tagsOfGame(game));
    const { audience, isPublic } = game;
    const visibility = isPublic ? 'public' : 'private';
    const userIds = came.filter((userId) => active.has(userId));
    await becomeGroup(tx, actor, { groupId, userIds, audience, visibility });
    const repeat = { frequency: 'weekly' } as const;
    const input = { ...copyOf(game), ...placeOf(game), ...weekAfter(game, new Date()), repeat };
    return createUnderLock(tx, { actor, groupId }, input, { title: 'madeWeeklyTitle' });
  });
  await publishNotifications(pending);
  return readGame(actor, id);
}

async function requireCopied(actor: Actor, gameId: number): Promise<GameRow> {
  const game = await requireGame(actor, gameId);
  if (game.reach !== null) throw new AppError('conflict', say(texts, 'hasNoGroup'));
  // createGame refuses people who may not create games in the group; this check hides a private address from those who may not
  // see it.
  if (!canManageGame(game)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
  return game;
}

const copyOf = (game: GameRow) => ({
  title: game.title,
  description: game.description,
  durationMinutes: Math.round((game.endsAt.getTime() - game.startsAt.getTime()) / 60_000),
  maxPlayers: game.maxPlayers,
  minPlayers: game.minPlayers,
  decideHours: game.decideHours,
  skillMin: game.skillMin,
  skillMax: game.skillMax,
  audience: game.audience,
  needsGuardian: game.needsGuardian,
  costPerPlayer: game.costPerPlayer,
  guestsMax: game.guestsMax,
  isPublic: game.isPublic,
  membersFirstHours: game.membersFirstHours,
  payByHours: game.payByHours,
});

const placeOf = ({ location, venue, area, timeZone, isPrivateAddress }: GameRow) => ({
  location,
  venueId: venue?.id ?? null,
  area,
  timeZone,
  isPrivateAddress,
});
