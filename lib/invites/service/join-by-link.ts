import { joinGame } from '@/lib/games/service/rsvp';
import { joinGroup } from '@/lib/groups/service/join-group';
import type { InviteLinkState } from '@/lib/invites/constants';
import { stateOfLink } from '@/lib/invites/policy';
import { countClaims, deleteEntry, findEntryAt } from '@/lib/invites/repository/entries';
import {
  findInvitation,
  findInvitee,
  findRemoved,
  type InvitationRow,
} from '@/lib/invites/repository/invitation';
import { lockLink, recordUse } from '@/lib/invites/repository/links';
import type { InviteeDto, JoinByLinkInput, JoinedByLinkDto } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { hashOfToken, linkGone } from '@/lib/invites/service/open-link';
import {
  entersAtOnce,
  inviteeStatusOf,
  lacksGender,
  refusalBy,
} from '@/lib/invites/service/read-invitee';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import type { InviteLinkOutcome } from '@/lib/platform/db/generated/enums';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { canSendMail } from '@/lib/platform/mail/provider';
import { comeByLink, storedGender } from '@/lib/users/service/come-by-link';

/**
 * Joins by a link through the same functions as without one: all their rules apply. Repeating it changes nothing. A link of the
 * kind 'ask', also of a game, sends a request to the organisers of the group; members of the group join the game at once.
 * @throws AppError not_found (link not active, a block), conflict (full, inactive), forbidden (banned, removed, audience,
 * level),
 *   invalid (gender), rate_limited (withdrew a request lately)
 */
export function joinByLink(
  actor: Actor,
  token: string,
  input: JoinByLinkInput,
): Promise<JoinedByLinkDto> {
  return comeIn(actor, hashOfToken(token), input);
}

/** Joins by the hash of a link's token. */
export async function comeIn(
  actor: Actor,
  tokenHash: string,
  { waitlist, gender: stated }: JoinByLinkInput,
): Promise<JoinedByLinkDto> {
  const { link, entry } = await requireLinkFor(actor, tokenHash);
  const { groupId, gameId } = link;
  const known = await findInvitee(actor.userId, link);
  if (!known) throw linkGone();
  const asksGender = lacksGender(link, known);
  const invitee = asksGender && stated ? { ...known, gender: storedGender(stated) } : known;
  const refusal = refusalBy(link, invitee);
  if (refusal?.reason === 'profile') throw refused(refusal);
  const outcome = KNOWN[inviteeStatusOf(invitee, gameId)];
  const atOnce = entersAtOnce(link, invitee);
  // A person with a pending join request may join by a link of the kind 'join'.
  if (outcome && !(outcome === 'pending' && atOnce)) return { status: outcome, groupId, gameId };
  if (asksGender && !stated) throw invalidField('gender', say(texts, 'stateGender'));
  // The page showed this refusal; it is checked again under the lock.
  if (refusal) throw refused(refusal);
  if ((!known.present && known.isStaying) || asksGender) {
    await transaction((tx) => comeByLink(tx, actor.userId, { gender: stated }));
  }
  const note = (tx: Tx, outcome: InviteLinkOutcome) =>
    recordUseOf(tx, { link, entry, actor, outcome, isConfirmed: known.isConfirmed });
  if (gameId !== null && atOnce) {
    const game = await joinGame(
      actor,
      gameId,
      { guests: 0, waitlist },
      {
        note,
        holdId: entry?.seatHoldId ?? null,
        guestId: link.guestId,
      },
    );
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

type Entry = Awaited<ReturnType<typeof findEntryAt>>;

const isHeld = (entry: Entry): boolean => !!entry?.heldUntil && entry.heldUntil > new Date();

/** An active link, or one with a hold for the person. @throws AppError not_found */
async function requireLinkFor({ userId }: Actor, tokenHash: string) {
  const link = await findInvitation(tokenHash);
  if (!link) throw linkGone();
  const entry = await findEntryAt(userId, link.id);
  requireState(stateOfLink(link, new Date()), entry);
  return { link, entry };
}

/** A link that ends does not end its holds; revoking it does. */
function requireState(state: InviteLinkState, entry: Entry): void {
  if (state !== 'open' && (state === 'revoked' || !isHeld(entry))) throw linkGone();
}

interface Use {
  link: InvitationRow;
  entry: Entry;
  actor: Actor;
  outcome: InviteLinkOutcome;
  isConfirmed: boolean;
}

/**
 * Under the link's lock: of two people who want its last use, one gets it, and holds for others count. The group is locked too,
 * so that nobody joins while being removed.
 */
async function recordUseOf(
  tx: Tx,
  { link: { id: linkId, groupId }, entry, actor: { userId }, outcome, isConfirmed }: Use,
): Promise<void> {
  if (outcome !== 'asked' && (await findRemoved(groupId, userId, tx))) {
    throw new AppError('forbidden', say(texts, 'wasRemoved'));
  }
  const link = await lockLink(linkId, tx);
  if (!link) throw linkGone();
  const own = { userId, email: entry?.email ?? '', isConfirmed };
  const uses = await countClaims({ ...link, id: linkId }, own, tx);
  requireState(stateOfLink({ ...link, uses }, new Date()), entry);
  await recordUse({ linkId, userId, outcome, isCounted: isConfirmed || !canSendMail() }, tx);
  if (entry) await deleteEntry(entry.id, tx);
}
