import { removeMember } from '@/lib/invites/service/leave-group';
import { chargeGame } from '@/lib/money/service/charge-game';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from './dates';
import { addParticipant, createGame } from './games';
import { addMember, createGroup } from './groups';
import { createPeople, type SignedIn } from './sessions';
import type { TestUser } from './users';

type Person = Pick<SignedIn, 'actor'>;

/** Two past games of a group: `organiser` paid for the court of the first, `player` for that of the second. */
export async function createDebts(
  groupId: number,
  organiser: Person,
  player: Person,
): Promise<number[]> {
  const [creatorId, playerId] = [organiser.actor.userId, player.actor.userId];
  const ids: number[] = [];
  for (const [at, payeeId] of [creatorId, playerId].entries()) {
    const startsAt = hoursFromNow(-48 * (at + 1));
    const { id } = await createGame({ groupId, creatorId, startsAt });
    await addParticipant(id, playerId);
    await chargeGame(organiser.actor, id, { basis: 'player', amount: 500 + 100 * at, payeeId });
    ids.push(id);
  }
  return ids;
}

export type Player = SignedIn & { user: TestUser };

/** Two past games of three people: the organiser, Ali and Sara. */
export async function createSeason(isPrivate = false) {
  const [organiser, ali, sara] = await createPeople(3);
  const group = await createGroup({
    creatorId: organiser.user.id,
    visibility: isPrivate ? 'private' : 'public',
  });
  const games: number[] = [];
  for (const { user } of [ali, sara]) await addMember(group.id, user.id);
  for (const days of [1, 2]) {
    const startsAt = hoursFromNow(-24 * days);
    const seats = { groupId: group.id, creatorId: organiser.user.id, isPublic: !isPrivate };
    const game = await createGame({ ...seats, startsAt });
    for (const { user } of [ali, sara]) await addParticipant(game.id, user.id);
    games.push(game.id);
  }
  const [first = 0, second = 0] = games;
  const charge = (gameId: number, payee: Player, amount: number) =>
    chargeGame(organiser.actor, gameId, { basis: 'player', amount, payeeId: payee.user.id });
  const leave = async ({ user, actor }: Player) => {
    const where = { groupId: group.id, userId: user.id };
    const { id: memberId } = await db.groupMember.findFirstOrThrow({ where });
    await removeMember(actor, { groupId: group.id, memberId });
  };
  return { organiser, ali, sara, groupId: group.id, first, second, charge, leave };
}

export const accountOf = async (groupId: number, { user }: Player) =>
  (await db.moneyAccount.findFirstOrThrow({ where: { groupId, userId: user.id } })).id;
