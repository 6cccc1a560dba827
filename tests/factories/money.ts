import { chargeGame } from '@/lib/money/service/charge-game';
import { hoursFromNow } from './dates';
import { addParticipant, createGame } from './games';
import type { SignedIn } from './sessions';

type Person = Pick<SignedIn, 'actor'>;

/** Two games of a group that are over: `organiser` advanced the court of the first, `player` that of the second. */
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
