import { refusalOf, refusalSentence } from '@/lib/games/policy';
import { fitsAudience, joinRefusalOf, joinRefusalSentence } from '@/lib/groups/policy';
import { audienceOf } from '@/lib/invites/policy';
import { findEntryAt } from '@/lib/invites/repository/entries';
import {
  findInvitee,
  type InvitationRow,
  type InviteeRow,
} from '@/lib/invites/repository/invitation';
import type { InviteeDto, InviteeStatus } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { requireOpenLink } from '@/lib/invites/service/open-link';
import type { Actor } from '@/lib/platform/auth/actor';
import { mustConfirm } from '@/lib/platform/auth/address';
import { say } from '@/lib/platform/language/say';

/**
 * A person's relation to the target of the link, with the refusal that joining would return.
 * @throws AppError not_found (link not active)
 */
export async function readInvitee(actor: Actor, token: string): Promise<InviteeDto> {
  const link = await requireOpenLink(token, actor);
  const { userId } = actor;
  const invitee = await findInvitee(userId, link);
  const entry = await findEntryAt(userId, link.id);
  // A hold that has yielded is a place at the front of the waiting list.
  const held = entry?.yieldedAt ? null : heldOf(entry?.heldUntil ?? null);
  const isOffer = entry !== null && entry.declinedAt === null;
  if (!invitee) {
    const nobody = { refusal: null, level: null, asksGender: false, mustAsk: false };
    return { standing: 'none', ...nobody, held, isOffer };
  }
  const standing = inviteeStatusOf(invitee, link.gameId);
  const isIn = standing === 'in' || standing === 'waitlisted';
  const asksGender = lacksGender(link, invitee);
  // Assumes a fitting gender, which the person states when joining.
  const assumed = asksGender ? { ...invitee, gender: GENDER_OF[audienceOf(link)] } : invitee;
  const refusal = isIn ? null : refusalBy(link, assumed);
  const mustAsk = link.kind === 'join' && !entersAtOnce(link, invitee);
  return { standing, refusal, level: invitee.level, asksGender, mustAsk, held, isOffer };
}

const heldOf = (until: Date | null): InviteeDto['held'] =>
  until && { until: until.toISOString(), isOver: until <= new Date() };

const GENDER_OF = { all: null, women: 'female', men: 'male' } as const;

export function lacksGender(link: InvitationRow, { gender }: InviteeRow): boolean {
  return gender === null && audienceOf(link) !== 'all';
}

export function inviteeStatusOf(invitee: InviteeRow, gameId: number | null): InviteeStatus {
  const { seat, isMember, hasAsked } = invitee;
  if (gameId !== null && seat === 'waitlisted') return 'waitlisted';
  if (gameId === null ? isMember : seat === 'going') return 'in';
  if (isMember) return 'member';
  return hasAsked ? 'asked' : 'none';
}

/**
 * Whether the link lets the person in at once; otherwise the organisers of the group are asked. A seat of a game yields to the
 * confirmed; a place in a group cannot be taken back, so nobody has one unasked with an address that they may have invented.
 */
export function entersAtOnce({ kind, gameId }: InvitationRow, invitee: InviteeRow): boolean {
  if (gameId !== null) return kind === 'join' || invitee.isMember;
  return kind === 'join' && !mustConfirm(invitee.isConfirmed);
}

/** Refusals for both kinds of link. Blocks are excluded: joining responds as if there were no group. */
export function refusalBy(link: InvitationRow, invitee: InviteeRow): InviteeDto['refusal'] {
  if (invitee.wasRemoved && !invitee.isBanned && entersAtOnce(link, invitee)) {
    return { reason: 'removed', sentence: say(texts, 'wasRemoved') };
  }
  return link.gameId !== null && entersAtOnce(link, invitee)
    ? gameRefusal(link, invitee)
    : groupRefusal(link, invitee);
}

function groupRefusal(
  { isActive, groupAudience: audience }: InvitationRow,
  { isBanned, gender }: InviteeRow,
): InviteeDto['refusal'] {
  const reason = joinRefusalOf({ isBanned, gender, isActive, audience });
  return reason && { reason, sentence: joinRefusalSentence(reason, audience) };
}

function gameRefusal(link: InvitationRow, invitee: InviteeRow): InviteeDto['refusal'] {
  const { isActive, groupAudience, gameAudience, sport, skillMin, skillMax } = link;
  // A game of a group for women may itself be for all; a link must not bypass the group's audience.
  if (!fitsAudience(invitee.gender, groupAudience)) {
    return { reason: 'audience', sentence: joinRefusalSentence('audience', groupAudience) };
  }
  const isShutOut = !invitee.isMember && !isActive;
  const game = { sport: { name: sport }, audience: gameAudience ?? 'all', skillMin, skillMax };
  const reason = refusalOf(
    // People who come by a link complete the profile later.
    { ...invitee, present: invitee.isStaying, isShutOut },
    { ...game, isCreator: invitee.isGameCreator },
  );
  return reason && { reason, sentence: refusalSentence(reason, game, invitee.level) };
}
