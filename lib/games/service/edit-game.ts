import { moveCourtOfGame } from '@/lib/courts/service/court-of-game';
import { updateGameInCalendars } from '@/lib/games/repository/edit-game';
import type { GameRow } from '@/lib/games/repository/find-games';
import { updateMustReconfirm } from '@/lib/games/repository/participants';
import { lockGroupForShare } from '@/lib/games/repository/seats';
import type { UpdateGameInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { type Move, texts } from '@/lib/games/server-texts';
import {
  changeRule,
  type LaterGame,
  laterGames,
  lockSeriesOf,
  moveFollowing,
  type SeriesPlace,
} from '@/lib/games/service/edit-series';
import { hideAddress } from '@/lib/games/service/game-place';
import {
  changeOfOthers,
  followTitle,
  newPlace,
  newRules,
  newTime,
  notifyPlayers,
  plainChange,
  requireRanges,
} from '@/lib/games/service/notify-players';
import { withdrawOffers } from '@/lib/games/service/offer-seat';
import { askAgain, payeeOf } from '@/lib/games/service/pay-first';
import { planRules } from '@/lib/games/service/plan-rules';
import { readGame, requireGame } from '@/lib/games/service/read-game';
import { listTagsOfChange } from '@/lib/games/service/read-roster';
import {
  type Decision,
  findUnnotified,
  type Managed,
  manage,
  promoteWaiting,
} from '@/lib/games/service/release-seats';
import { giveToLine } from '@/lib/groups/service/give-to-line';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnTitle } from '@/lib/platform/auth/reserved-name';
import { expireTags } from '@/lib/platform/cache/expire';
import { wallStart } from '@/lib/platform/calendar/wall-start';
import { db, type Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { type AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Changes a game, or with scope `following` also the later ones of its series. A new time or place asks all players to confirm
 * again.
 * @param first for the game alone: done before the change in the same transaction, under the locks of the actor's account and the game
 * @throws AppError not_found, forbidden, conflict (cancelled, over), invalid (time, place, below the seats taken)
 */
export async function updateGame(
  actor: Actor,
  id: number,
  { scope = 'this', ...input }: UpdateGameInput,
  first?: (managed: Managed) => Promise<PendingNotification[]>,
): Promise<GameDto> {
  const before = await requireGame(actor, id);
  // The page of the previous venue shows the change too.
  const tags = await listTagsOfChange(before, scope);
  const pending = await transaction(async (tx) => {
    // For the asks of the person, where a court goes along.
    await lockActiveAccount(actor.userId, tx);
    await lockGroupForShare(before.groupId, tx);
    if (scope === 'this') {
      const decision = { actor, notified: new Set<number>(), following: false };
      const managed = await manage(tx, actor, id);
      return [...((await first?.(managed)) ?? []), ...(await change(managed, decision, input))];
    }
    return changeFollowing(tx, actor, id, input);
  }).catch((error: unknown) => {
    if (violates(error, 'games_going_count_within_max')) throw tooSmall();
    throw error;
  });
  const game = await readGame(actor, id);
  expireTags(db, ...tags, ...(await listTagsOfChange(game, scope)));
  await publishNotifications(pending);
  return game;
}

async function changeFollowing(
  tx: Tx,
  actor: Actor,
  id: number,
  input: Omit<UpdateGameInput, 'scope'>,
): Promise<PendingNotification[]> {
  const place = await lockSeriesOf(tx, id);
  const decision = { actor, notified: new Set<number>(), following: place !== null };
  const managed = await manage(tx, actor, id);
  const notified = await change(managed, decision, input);
  const { date, ...rest } = { ...input, ...changeOfOthers(managed.game, input) };
  const later = await followers(tx, id, place, date);
  for (const game of later) {
    // The other games keep their own dates unless the series moves to another day.
    const own = game.date === undefined ? rest : { ...rest, date: game.date };
    notified.push(
      ...(await change(await manage(tx, actor, game.id), { ...decision, isLater: true }, own)),
    );
  }
  await changeRule(tx, id, rest, actor);
  return notified;
}

async function followers(
  tx: Tx,
  id: number,
  place: SeriesPlace | null,
  date: string | undefined,
): Promise<LaterGame[]> {
  const moves = place !== null && date !== undefined && date !== place.on;
  return moves ? moveFollowing(tx, id, place, date) : laterGames(tx, place);
}

async function change(
  { tx, game, seats }: Managed,
  decision: Decision & { actor: Actor; isLater?: boolean },
  { reason, ...input }: Omit<UpdateGameInput, 'scope'>,
): Promise<PendingNotification[]> {
  if (input.maxPlayers !== undefined && input.maxPlayers < seats.goingCount) {
    throw tooSmall(seats.goingCount);
  }
  requireRanges(game, input);
  const at = { ...game, venueId: game.venue?.id ?? null };
  const place = await newPlace(tx, at, input);
  const timeZone = place?.timeZone ?? game.timeZone;
  const time = newTime(game, input, timeZone, !decision.isLater);
  const rules = newRules(game, input, time.startsAt);
  const payToId = await payeeOf(tx, game.payToId ?? decision.actor.userId, input);
  const moved = time.startsAt.getTime() !== game.startsAt.getTime();
  const elsewhere =
    place !== null &&
    (place.location !== game.location || place.venueId !== (game.venue?.id ?? null));
  await updateGameInCalendars(
    game.id,
    {
      ...plainChange(input),
      ...place,
      ...time,
      ...(payToId !== null && { payToId }),
      ...(moved && wallStart(time.startsAt, timeZone)),
      ...((moved || elsewhere) && { changeReason: reason ?? null }),
    },
    tx,
  );
  if (input.title !== undefined && input.title !== game.title) {
    requireOwnTitle('title', input.title);
    await followTitle(tx, game, input.title);
  }
  const isPrivate = input.isPrivateAddress ?? game.isPrivateAddress;
  if (isPrivate && !game.isPrivateAddress) {
    const area = place ? place.area : game.area;
    await hideAddress(tx, { id: game.id, location: game.location, area });
  }
  if (moved || input.payByHours !== undefined)
    await askAgain(tx, { id: game.id, payByHours: rules.payByHours });
  await planRules(tx, game.id, rules);
  const promoted = await promoteWaiting(tx, moved ? await withdrawOffers(tx, seats) : seats);
  // A seat that was given up late may have been given up in time.
  if (moved) await giveToLine(tx, game.groupId);
  if (!moved && !elsewhere) return promoted;
  const { venueId } = place ?? at;
  const courts = await moveCourtOfGame(tx, decision.actor, {
    id: game.id,
    venueId,
    ...time,
    timeZone,
  });
  const move = {
    time: moved ? { startsAt: time.startsAt, timeZone } : null,
    // For a game that becomes private, recipients see the new address only on its page, if they may.
    place: elsewhere
      ? { location: isPrivate ? null : place.location, venueId: isPrivate ? null : place.venueId }
      : null,
    reason,
  };
  return [...promoted, ...courts, ...(await notifyMoved(tx, game, decision, move))];
}

interface Moved {
  time: { startsAt: Date; timeZone: string } | null;
  place: { location: string | null; venueId: number | null } | null;
  reason: string | null | undefined;
}

/** All players must confirm again, and all concerned people are notified once per decision. */
async function notifyMoved(
  tx: Tx,
  game: GameRow,
  decision: Decision & { actor: Actor },
  { time, place, reason }: Moved,
): Promise<PendingNotification[]> {
  const { actor, following } = decision;
  await updateMustReconfirm(game.id, actor.userId, tx);
  const unnotified = await findUnnotified(tx, game.id, decision);
  if (!unnotified) return [];
  return notifyPlayers(tx, unnotified, {
    actorId: actor.userId,
    type: 'game_changed',
    gameId: game.id,
    groupId: game.groupId,
    venueIds: place
      ? [game.isPrivateAddress ? null : game.venue?.id, place.venueId].filter((id) => id != null)
      : [],
    sentences: (momentOf) => {
      const before = momentOf(game.startsAt, game.timeZone);
      const from = game.isPrivateAddress ? null : game.location;
      const move: Move = {
        time: time && { from: before, to: momentOf(time.startsAt, time.timeZone) },
        place: place && { from, to: place.location },
      };
      return {
        line: say(texts, 'movedLine', { game: game.title, move }),
        title: say(texts, 'movedTitle', { game: game.title }),
        message: say(texts, 'movedMessage', {
          move,
          start: time ? null : before,
          following,
          reason: reason ?? null,
        }),
      };
    },
  });
}

function tooSmall(goingCount?: number): AppError {
  return invalidField(
    'maxPlayers',
    goingCount === undefined
      ? say(texts, 'moreAreGoing')
      : say(texts, 'areGoing', { count: goingCount }),
  );
}
