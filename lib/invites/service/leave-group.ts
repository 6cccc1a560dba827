import { releaseSeats } from '@/lib/games/service/release-seats';
import { unfittingAudiences } from '@/lib/groups/policy';
import type { BanMemberInput } from '@/lib/groups/schema/members';
import * as members from '@/lib/groups/service/manage-members';
import { takeBack } from '@/lib/invites/service/manage-links';
import type { PendingNotification } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';

type Ids = { groupId: number; memberId: number };

/** Steps that lib/groups cannot do, because games and links depend on it. */
const STEPS: members.LeavingSteps = {
  giveUpSeats: releaseSeats,
  takeBackLinks: (tx, creatorId, { groupId }) => takeBack(tx, { creatorId, groupId }),
};

/**
 * Leaves a group, or removes another person; seats in coming games go to the waiting list. A removed person's invite links are
 * revoked. @throws AppError not_found, forbidden, conflict
 */
export function removeMember(actor: Actor, ids: Ids): Promise<void> {
  return members.removeMember(actor, ids, STEPS);
}

/**
 * Removes a person from everything for women or men that their gender does not fit: groups, and seats in games of other groups.
 */
export async function leaveUnfitting(
  tx: Tx,
  person: { userId: number; gender: string | null },
): Promise<PendingNotification[]> {
  return [
    ...(await members.leaveUnfittingGroups(tx, person, STEPS)),
    ...(await releaseSeats(tx, person.userId, {
      audiences: unfittingAudiences(person.gender),
    })),
  ];
}

/**
 * Removes a person, with their seats in coming games and their invite links, and prevents their return.
 * @throws AppError not_found, forbidden, conflict (oneself)
 */
export function banMember(actor: Actor, ids: Ids, input: BanMemberInput): Promise<void> {
  return members.banMember(actor, ids, input, STEPS);
}
