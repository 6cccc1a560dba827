import type { Actor } from '@/lib/auth/actor';
import { toWallTime } from '@/lib/calendar/wall-clock';
import type { Tx } from '@/lib/db/client';
import { violates } from '@/lib/db/errors';
import { queuedTransaction } from '@/lib/db/queued-transaction';
import { AppError, invalidField, notFound } from '@/lib/errors/app-error';
import { canManageGame } from '@/lib/games/policy';
import { findGroupOfGame, type GameChange, updateGameRow } from '@/lib/games/repository/edit-game';
import type { GameRow } from '@/lib/games/repository/find-games';
import { findConcernedIds, updateMustReconfirm } from '@/lib/games/repository/participants';
import { lockSeats, type SeatsRow, shareGroup } from '@/lib/games/repository/seats';
import type { GameDto } from '@/lib/games/schema';
import type { CancelGameInput, UpdateGameInput } from '@/lib/games/schema/edit-game';
import { placeOfGame } from '@/lib/games/service/game-place';
import { gameTime, requireFuture } from '@/lib/games/service/game-time';
import { readGame, requireGame } from '@/lib/games/service/read-game';
import { promoteWaiting } from '@/lib/games/service/release-seats';
import { changeRule, endRule, laterGameIds } from '@/lib/games/service/series';
import { tellPlayers, whenWords } from '@/lib/games/service/tell-players';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service';

interface Managed {
  tx: Tx;
  game: GameRow;
  seats: SeatsRow;
}

/** One game locked and allowed. @throws AppError not_found, forbidden, conflict (cancelled, over) */
async function manage(tx: Tx, actor: Actor, id: number): Promise<Managed> {
  const seats = await lockSeats(id, tx);
  if (!seats) throw notFound('Game');
  const game = await requireGame(actor, id, tx);
  if (!canManageGame(game)) throw new AppError('forbidden', 'Only organisers can change the game.');
  if (game.status === 'cancelled') throw new AppError('conflict', 'This game is cancelled.');
  if (game.status === 'completed') throw new AppError('conflict', 'This game is over.');
  return { tx, game, seats };
}

/**
 * Changes a game, or with scope `following` it and the later ones of its series. Another time or place asks everybody
 * who goes to confirm again.
 * @throws AppError not_found, forbidden, conflict (cancelled, over), invalid (time, place, below the seats taken)
 */
export async function updateGame(
  actor: Actor,
  id: number,
  { scope = 'this', ...input }: UpdateGameInput,
): Promise<GameDto> {
  const { groupId } = await requireGame(actor, id);
  const pending = await queuedTransaction(async (tx) => {
    await shareGroup(groupId, tx);
    const first = await manage(tx, actor, id);
    const told = await change(first, actor, input);
    if (scope === 'this') return told;
    // The later ones keep their own dates: what moves them is the time of day.
    const { date: _date, ...rest } = input;
    for (const laterId of await laterGameIds(tx, first.game.id)) {
      told.push(...(await change(await manage(tx, actor, laterId), actor, rest)));
    }
    await changeRule(tx, first.game.id, input);
    return told;
  }).catch((error: unknown) => {
    if (violates(error, 'games_going_count_within_max')) throw tooSmall();
    throw error;
  });
  await publishNotifications(pending);
  return readGame(actor, id);
}

async function change(
  { tx, game, seats }: Managed,
  actor: Actor,
  { reason, ...input }: Omit<UpdateGameInput, 'scope'>,
): Promise<PendingNotification[]> {
  if (input.maxPlayers !== undefined && input.maxPlayers < seats.goingCount) {
    throw tooSmall(seats.goingCount);
  }
  const place = await newPlace(tx, game, input);
  const time = newTime(game, input, place?.timeZone ?? game.timeZone);
  const moved = time.startsAt.getTime() !== game.startsAt.getTime();
  const elsewhere = place !== null && place.location !== game.location;
  await updateGameRow(
    game.id,
    {
      ...plainChange(input),
      ...place,
      ...time,
      ...((moved || elsewhere) && { changeReason: reason ?? null }),
      calendarSequence: { increment: 1 },
    },
    tx,
  );
  const after = await lockSeats(game.id, tx);
  const promoted = after ? await promoteWaiting(tx, after) : [];
  if (!moved && !elsewhere) return promoted;
  await updateMustReconfirm(game.id, actor.userId, tx);
  const said = reason ? ` ${reason}` : '';
  const told = await tellPlayers(tx, await findConcernedIds(game.id, tx), {
    actorId: actor.userId,
    type: 'game_changed',
    title: `${game.title} has changed`,
    message: `Now ${whenWords(time.startsAt, place?.timeZone ?? game.timeZone)}, ${place && !game.isPrivateAddress ? place.location : 'same place'}.${said} Please confirm that you still come.`,
    gameId: game.id,
    groupId: game.groupId,
  });
  return [...promoted, ...told];
}

/** What needs no thought is taken as it stands. */
function plainChange(input: Omit<UpdateGameInput, 'scope' | 'reason'>): GameChange {
  const { date: _d, time: _t, durationMinutes: _m, location: _l, venueId: _v, ...rest } = input;
  const { area: _a, timeZone: _z, ...plain } = rest;
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
}

async function newPlace(tx: Tx, game: GameRow, input: UpdateGameInput) {
  const { venueId, location, area, timeZone } = input;
  if (venueId === undefined && location === undefined && area === undefined && !timeZone)
    return null;
  const facts = await findGroupOfGame(game.groupId, tx);
  if (!facts) throw notFound('Group');
  return placeOfGame(tx, facts, {
    venueId: venueId === undefined ? (game.venue?.id ?? null) : venueId,
    location: location ?? (venueId ? null : game.location),
    area: area === undefined ? game.area : area,
    timeZone: timeZone ?? (venueId ? undefined : game.timeZone),
  });
}

function newTime(game: GameRow, input: UpdateGameInput, timeZone: string) {
  const { startsAt, endsAt } = game;
  const { date, time, durationMinutes } = input;
  const same = date === undefined && time === undefined && timeZone === game.timeZone;
  if (same && durationMinutes === undefined) return { startsAt, endsAt };
  const wall = toWallTime(startsAt, game.timeZone);
  const minutes = durationMinutes ?? Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const wanted = { date: date ?? wall.date, time: time ?? wall.time, durationMinutes: minutes };
  const next = gameTime(wanted, timeZone);
  if (next.startsAt.getTime() !== startsAt.getTime()) requireFuture(next, wanted.date);
  return next;
}

function tooSmall(goingCount?: number): AppError {
  return invalidField(
    'maxPlayers',
    goingCount === undefined
      ? 'More players than that are going already.'
      : `${goingCount} are going already: the limit cannot be lower.`,
  );
}

/** Calls a game off with a reason that everybody concerned is told. @throws AppError not_found, forbidden, conflict */
export async function cancelGame(
  actor: Actor,
  id: number,
  { reason, scope }: CancelGameInput,
): Promise<GameDto> {
  const { groupId } = await requireGame(actor, id);
  const pending = await queuedTransaction(async (tx) => {
    await shareGroup(groupId, tx);
    const first = await manage(tx, actor, id);
    const later = scope === 'following' ? await laterGameIds(tx, id) : [];
    const told = await cancelOne(first, actor, reason);
    for (const laterId of later) {
      told.push(...(await cancelOne(await manage(tx, actor, laterId), actor, reason)));
    }
    if (scope === 'following') await endRule(tx, id);
    return told;
  });
  await publishNotifications(pending);
  return readGame(actor, id);
}

async function cancelOne({ tx, game }: Managed, actor: Actor, reason: string) {
  await updateGameRow(
    game.id,
    { status: 'cancelled', cancelReason: reason, calendarSequence: { increment: 1 } },
    tx,
  );
  return tellPlayers(tx, await findConcernedIds(game.id, tx), {
    actorId: actor.userId,
    type: 'game_cancelled',
    title: `${game.title} is cancelled`,
    message: `${whenWords(game.startsAt, game.timeZone)}: ${reason}`,
    gameId: game.id,
    groupId: game.groupId,
  });
}
