import { type Rules, upcomingMaxOf } from '@/lib/games/policy';
import {
  countUpcoming,
  findGroupOfGame,
  type GroupOfGame,
  type NewGame,
} from '@/lib/games/repository/edit-game';
import { lockGroup } from '@/lib/games/repository/seats';
import type { CreateGameInput } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { takeCourt } from '@/lib/games/service/game-court';
import { placeOfGame } from '@/lib/games/service/game-place';
import {
  gameTime,
  requireDecision,
  requireFuture,
  requirePayTime,
} from '@/lib/games/service/game-time';
import { notifyPlayers } from '@/lib/games/service/notify-players';
import { payeeOf } from '@/lib/games/service/pay-first';
import { addGame } from '@/lib/games/service/plan-rules';
import { readGame } from '@/lib/games/service/read-game';
import { tagsOfGame } from '@/lib/games/service/read-roster';
import { startSeries } from '@/lib/games/service/series';
import { canCreateGame, fitsAudience } from '@/lib/groups/policy';
import { type GroupFacts, listMemberIds, requireGroup } from '@/lib/groups/service/read-group';
import { type PendingNotification, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnTitle } from '@/lib/platform/auth/reserved-name';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

type CheckedGame = NewGame & Rules & { timeZone: string };

/**
 * Creates a game of a group, or with `repeat` a series of them; its creator is a player. The members are notified. `check` may
 * refuse it while no other game is added to the group.
 * @throws AppError not_found, forbidden (not allowed to), invalid (time, place, audience), conflict (too many)
 */
export async function createGame(
  actor: Actor,
  groupId: number,
  input: CreateGameInput,
  check?: (tx: Tx, game: CheckedGame) => Promise<void>,
): Promise<GameDto> {
  const { id, pending } = await transaction(async (tx) => {
    await lockActiveAccount(actor.userId, tx);
    await lockGroup(groupId, tx);
    return createUnderLock(tx, { actor, groupId }, input, { check });
  });
  await publishNotifications(pending);
  return readGame(actor, id);
}

interface Manner {
  check?: ((tx: Tx, game: CheckedGame) => Promise<void>) | undefined;
  /** Of what the members are told. */
  title?: 'newGameTitle' | 'madeWeeklyTitle';
  /** How many games they are told of; 0: nobody is told. */
  count?: number;
}

/** The same under the locks of the actor's account and the group, for a caller who announces it. */
export async function createUnderLock(
  tx: Tx,
  { actor, groupId }: { actor: Actor; groupId: number },
  input: CreateGameInput,
  { check, title = 'newGameTitle', count = 1 }: Manner,
): Promise<{ id: number; pending: PendingNotification[] }> {
  const group = await requireGroup(actor, groupId, tx);
  await requireMayCreate(tx, actor, group, input);
  const facts = await findGroupOfGame(groupId, tx);
  if (!facts) throw notFound(say(texts, 'groupNotFound'));
  const game = await toNewGame(tx, { actor, groupId, facts }, input);
  await check?.(tx, game);
  const gameId = input.repeat
    ? await startSeries(tx, game, { ...input, repeat: input.repeat })
    : await addGame(tx, game);
  // Counted after the insert: a series adds several games.
  const max = upcomingMaxOf(group);
  if ((await countUpcoming(groupId, tx)) > max) {
    throw new AppError('conflict', say(texts, 'tooManyGames', { max }));
  }
  const venue = typeof game.venueId === 'number' ? { id: game.venueId } : null;
  expireTags(tx, ...tagsOfGame({ id: gameId, groupId, venue }));
  if (count === 0) return { id: gameId, pending: [] };
  const pending = await notifyPlayers(tx, await listMemberIds(tx, groupId), {
    actorId: actor.userId,
    type: 'game_created',
    gameId,
    groupId,
    sentences: (momentOf) => {
      const about = { game: game.title, start: momentOf(game.startsAt, game.timeZone) };
      return {
        line: say(texts, 'plannedLine', about),
        title: say(texts, title, { group: group.name }),
        message:
          count === 1
            ? say(texts, 'newGameMessage', about)
            : say(texts, 'newGamesMessage', { ...about, count }),
      };
    },
  });
  // Of a series, no court is asked for: its dates have one each.
  const told = input.repeat ? [] : await takeCourt(tx, actor, { ...game, id: gameId }, input);
  return { id: gameId, pending: [...pending, ...told] };
}

async function requireMayCreate(
  tx: Tx,
  actor: Actor,
  group: GroupFacts,
  { audience }: CreateGameInput,
): Promise<void> {
  if (!canCreateGame(group, group)) {
    throw new AppError('forbidden', say(texts, 'onlyOrganisersCreate'));
  }
  if (!group.isActive) throw new AppError('conflict', say(texts, 'groupInactive'));
  if (!fitsAudience(group.standing.gender, audience)) {
    throw invalidField('audience', say(texts, 'creatorExcluded'));
  }
}

interface GameOrigin {
  actor: Actor;
  groupId: number;
  facts: GroupOfGame;
}

/** The row of a new game, with its time checked and its place resolved. */
export async function toNewGame(
  tx: Tx,
  { actor, groupId, facts }: GameOrigin,
  input: CreateGameInput,
): Promise<CheckedGame> {
  const place = await placeOfGame(tx, facts, input);
  requireOwnTitle('title', input.title);
  const time = gameTime(input, place.timeZone);
  requireFuture(time, input.date);
  return {
    groupId,
    sportId: facts.sportId,
    creatorId: actor.userId,
    title: input.title,
    description: input.description ?? null,
    ...time,
    ...place,
    isPrivateAddress: input.isPrivateAddress,
    maxPlayers: input.maxPlayers,
    minPlayers: input.minPlayers ?? null,
    ...rulesOf(input, time.startsAt),
    skillMin: input.skillMin ?? null,
    skillMax: input.skillMax ?? null,
    audience: input.audience,
    needsGuardian: input.needsGuardian,
    costPerPlayer: input.costPerPlayer ?? null,
    guestsMax: input.guestsMax,
    isPublic: input.isPublic,
    payToId: await payeeOf(tx, actor.userId, input),
  };
}

/** @throws AppError invalid (a decision without a minimum, or in the past) */
function rulesOf(
  {
    minPlayers = null,
    decideHours = null,
    membersFirstHours = null,
    payByHours = null,
    costPerPlayer = null,
  }: CreateGameInput,
  startsAt: Date,
) {
  requireDecision({ startsAt, minPlayers, decideHours, membersFirstHours, payByHours });
  requirePayTime({ startsAt, payByHours }, costPerPlayer);
  return { decideHours, membersFirstHours, payByHours };
}
