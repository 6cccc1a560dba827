import { joinGame } from '@/lib/games/service/rsvp';
import { audienceRefusal, fitsAudience } from '@/lib/groups/policy';
import { joinGroup } from '@/lib/groups/service/join-group';
import { stateOfLink } from '@/lib/invites/policy';
import {
  findInvitee,
  type InvitationRow,
  type InviteeRow,
} from '@/lib/invites/repository/invitation';
import { lockLink, noteUse } from '@/lib/invites/repository/links';
import type { JoinByLinkInput, JoinedByLinkDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { linkGone, requireOpenLink, standingOf } from '@/lib/invites/service/open-link';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import type { InviteLinkOutcome } from '@/lib/platform/db/generated/enums';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

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
  if (!invitee?.isOnboarded) throw new AppError('forbidden', say(texts, 'completeProfile'));
  const standing = standingOf(invitee, gameId);
  const known = KNOWN[standing];
  const atOnce = link.kind === 'join' || standing === 'member';
  // Somebody who has asked the group comes in by a link that lets them in.
  if (known && !(known === 'pending' && atOnce)) return { status: known, groupId, gameId };
  const note = (tx: Tx, outcome: InviteLinkOutcome) => noteUseOf(tx, link.id, actor, outcome);
  if (gameId !== null && atOnce) {
    requireGroupAudience(link, invitee);
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

/** A game of a group for women may itself be for all; by a link nobody comes around the rule of the group. */
function requireGroupAudience({ groupAudience }: InvitationRow, { gender }: InviteeRow): void {
  if (!fitsAudience(gender, groupAudience)) {
    throw new AppError('forbidden', audienceRefusal('group', groupAudience));
  }
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
