import { refusalOf, refusalSentence } from '@/lib/games/policy';
import { fitsAudience, joinRefusalOf, joinRefusalSentence } from '@/lib/groups/policy';
import {
  findInvitee,
  type InvitationRow,
  type InviteeRow,
} from '@/lib/invites/repository/invitation';
import type { InviteeDto, InviteeStanding } from '@/lib/invites/schema';
import { texts } from '@/lib/invites/server-texts';
import { requireOpenLink } from '@/lib/invites/service/open-link';
import type { Actor } from '@/lib/platform/auth/actor';
import { say } from '@/lib/platform/language/say';

/**
 * A person's relation to what the link leads to, with the refusal that joining would answer.
 * @throws AppError not_found (no open link)
 */
export async function readInvitee({ userId }: Actor, token: string): Promise<InviteeDto> {
  const link = await requireOpenLink(token);
  const invitee = await findInvitee(userId, link);
  if (!invitee) return { standing: 'none', refusal: null, level: null };
  const standing = standingOf(invitee, link.gameId);
  const isIn = standing === 'in' || standing === 'waitlisted';
  return { standing, refusal: isIn ? null : refusalBy(link, invitee), level: invitee.level };
}

export function standingOf(invitee: InviteeRow, gameId: number | null): InviteeStanding {
  const { seat, isMember, hasAsked } = invitee;
  if (gameId !== null && seat === 'waitlisted') return 'waitlisted';
  if (gameId === null ? isMember : seat === 'going') return 'in';
  if (isMember) return 'member';
  return hasAsked ? 'asked' : 'none';
}

/** Whether the link lets the person in at once; otherwise the organisers of the group are asked. */
export function entersAtOnce({ kind, gameId }: InvitationRow, { isMember }: InviteeRow): boolean {
  return kind === 'join' || (gameId !== null && isMember);
}

/** What holds for either way in. A block is not among it: joining answers as if there were no group. */
export function refusalBy(link: InvitationRow, invitee: InviteeRow): InviteeDto['refusal'] {
  if (!invitee.isOnboarded) {
    return { reason: 'profile', sentence: say(texts, 'completeProfile') };
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
  // A game of a group for women may itself be for all; by a link nobody comes around the rule of the group.
  if (!fitsAudience(invitee.gender, groupAudience)) {
    return { reason: 'audience', sentence: joinRefusalSentence('audience', groupAudience) };
  }
  const isShutOut = !invitee.isMember && !isActive;
  const game = { sport: { name: sport }, audience: gameAudience ?? 'all', skillMin, skillMax };
  const reason = refusalOf(
    { ...invitee, isShutOut },
    { ...game, isCreator: invitee.isGameCreator },
  );
  return reason && { reason, sentence: refusalSentence(reason, game, invitee.level) };
}
