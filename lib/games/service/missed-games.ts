import { findMissed, updateForgiven } from '@/lib/games/repository/missed-games';
import type { ForgiveInput, MissedDto } from '@/lib/games/schema/roster';
import { texts } from '@/lib/games/server-texts';
import { canOrganise } from '@/lib/groups/policy';
import { giveToLine } from '@/lib/groups/service/give-to-line';
import { withPlaces } from '@/lib/groups/service/join-group';
import { requireGroup } from '@/lib/groups/service/read-group';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** Who missed games of a group with that rule: all for organisers, their own for others. @throws AppError not_found */
export async function listMissed(actor: Actor, groupId: number): Promise<MissedDto[]> {
  const organises = canOrganise(await requireGroup(actor, groupId));
  const rows = await findMissed(groupId, actor.userId, organises ? null : actor.userId);
  return rows.map(({ participantId, count, waitsUntil, ...row }) => ({
    participantId,
    count,
    waitsUntil: waitsUntil?.toISOString() ?? null,
    isOwn: row.userId === actor.userId,
    name: placeholderWords(row.regularName ?? row.name),
  }));
}

/** Forgives a player what they missed, which is recorded. They may have seats at once. @throws AppError not_found, forbidden */
export function forgive(
  actor: Actor,
  groupId: number,
  { participantId }: ForgiveInput,
): Promise<void> {
  return withPlaces(groupId, async (tx) => {
    if (!canOrganise(await requireGroup(actor, groupId, tx))) {
      throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
    }
    const missed = { groupId, participantId, byId: actor.userId };
    if ((await updateForgiven(missed, tx)) === 0) throw notFound(say(texts, 'playerNotFound'));
    await giveToLine(tx, groupId);
  });
}
