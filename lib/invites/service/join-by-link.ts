import { joinGame } from '@/lib/games/service/rsvp';
import { joinGroup } from '@/lib/groups/service/join-group';
import { stateOfLink } from '@/lib/invites/policy';
import { findInvitee } from '@/lib/invites/repository/invitation';
import { lockLink, noteUse } from '@/lib/invites/repository/links';
import type { InviteeDto, JoinByLinkInput, JoinedByLinkDto } from '@/lib/invites/schema';
import { linkGone, requireOpenLink } from '@/lib/invites/service/open-link';
import { entersAtOnce, refusalBy, standingOf } from '@/lib/invites/service/read-invitee';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import type { InviteLinkOutcome } from '@/lib/platform/db/generated/enums';
import { AppError } from '@/lib/platform/errors/app-error';

/**
 * Comes in by a link, by the same ways as without one: all their rules apply. Repeating it changes nothing. A link that asks, of
 * a game too, asks the organisers of the group; members of the group join the game at once.
 * @throws AppError not_found (no open link, a block), conflict (full, inactive), forbidden (banned, audience, level, profile),
 *   rate_limited (withdrew a request lately)
 */
export async function joinByLink(
  actor: Actor,
  token: string,
  { waitlist }: JoinByLinkInput,
): Promise<JoinedByLinkDto> {
  const link = await requireOpenLink(token);
  const { groupId, gameId } = link;
  const invitee = await findInvitee(actor.userId, link);
  if (!invitee) throw linkGone();
  const refusal = refusalBy(link, invitee);
  if (refusal?.reason === 'profile') throw refused(refusal);
  const known = KNOWN[standingOf(invitee, gameId)];
  const atOnce = entersAtOnce(link, invitee);
  // Somebody who has asked the group comes in by a link that lets them in.
  if (known && !(known === 'pending' && atOnce)) return { status: known, groupId, gameId };
  // The page has said so; whether it still holds is seen under the lock.
  if (refusal) throw refused(refusal);
  const note = (tx: Tx, outcome: InviteLinkOutcome) => noteUseOf(tx, link.id, actor, outcome);
  if (gameId !== null && atOnce) {
    const game = await joinGame(actor, gameId, { guests: 0, waitlist }, note);
    const status = game.viewer?.status === 'waitlisted' ? 'waitlisted' : 'joined';
    return { status, groupId, gameId };
  }
  const { status } = await joinGroup(actor, groupId, {}, { atOnce, waits: waitlist, note });
  return { status, groupId, gameId };
}

const KNOWN = {
  none: null,
  member: null,
  in: 'joined',
  waitlisted: 'waitlisted',
  asked: 'pending',
} as const;

function refused({ reason, sentence }: NonNullable<InviteeDto['refusal']>): AppError {
  return new AppError(reason === 'inactive' ? 'conflict' : 'forbidden', sentence);
}

/** Under the link's lock: of two people who want its last use, one gets it. */
async function noteUseOf(
  tx: Tx,
  linkId: number,
  { userId }: Actor,
  outcome: InviteLinkOutcome,
): Promise<void> {
  const link = await lockLink(linkId, tx);
  if (!link || stateOfLink(link, new Date()) !== 'open') throw linkGone();
  await noteUse({ linkId, userId, outcome }, tx);
}
