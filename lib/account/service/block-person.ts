import { disconnectPair } from '@/lib/connections/service/decide-request';
import { unfollowPair } from '@/lib/follows/service/follow';
import { withdrawInvitesOfPair } from '@/lib/groups/service/invite-person';
import { endGuardianPair } from '@/lib/guardians/service/manage-guardians';
import { unlikePair } from '@/lib/likes/service';
import * as blocks from '@/lib/moderation/service/block-person';
import type { Actor } from '@/lib/platform/auth/actor';
import { endPlansOfPair } from '@/lib/proposals/service';

/**
 * Everything that two people have with each other and that must not outlive a block, in one place so that none is forgotten.
 * What they share with others (groups, games) remains, where each sees the other as 'Unavailable user'.
 */
const endTies: blocks.EndTies = async (tx, pair) => {
  await disconnectPair(tx, pair);
  await unlikePair(tx, pair);
  await withdrawInvitesOfPair(tx, pair);
  await endPlansOfPair(tx, pair);
  await unfollowPair(tx, pair);
  await endGuardianPair(tx, pair);
};

/**
 * Hides two people from each other everywhere, at once, and ends everything between them. Silent and idempotent.
 * @throws AppError invalid (oneself), not_found
 */
export function blockPerson(actor: Actor, userId: number): Promise<void> {
  return blocks.blockPerson(actor, userId, endTies);
}
