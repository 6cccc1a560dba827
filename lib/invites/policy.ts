import { canManageGame } from '@/lib/games/policy';
import type { Audience, GroupRole } from '@/lib/groups/constants';
import { canOrganise } from '@/lib/groups/policy';
import type { InviteLinkKind, InviteLinkState } from '@/lib/invites/constants';
import type { SkillLevel } from '@/lib/sports/constants';

/** Somebody's relation to the group of a link, and to the game if it is the link of a game. */
export interface LinkStanding {
  role: GroupRole | null;
  isOfGame: boolean;
  isGameCreator: boolean;
}

/** Links of a group belong to its organisers, whoever made them; those of a game to the people who manage it. */
export function canManageLink({ role, isOfGame, isGameCreator }: LinkStanding): boolean {
  return isOfGame ? canManageGame({ role, isCreator: isGameCreator }) : canOrganise({ role });
}

export interface LinkFacts {
  revokedAt: Date | null;
  expiresAt: Date | null;
  maxUses: number | null;
  uses: number;
}

/** Only an open link lets anybody in. */
export function stateOfLink(link: LinkFacts, now: Date): InviteLinkState {
  if (link.revokedAt) return 'revoked';
  if (link.expiresAt && link.expiresAt <= now) return 'expired';
  return link.maxUses !== null && link.uses >= link.maxUses ? 'used' : 'open';
}

/** Who comes in by a link: people who may not join the group may not join its games by a link either. */
export function audienceOf({
  groupAudience,
  gameAudience,
}: {
  groupAudience: Audience;
  gameAudience: Audience | null;
}): Audience {
  return groupAudience === 'all' ? (gameAudience ?? 'all') : groupAudience;
}

interface Entrance {
  /** The named guest whose seat it gives. */
  guestId: number | null;
  kind: InviteLinkKind;
  gameId: number | null;
  skillMin: SkillLevel | null;
  skillMax: SkillLevel | null;
  /** Its maker has a confirmed address. */
  isAnsweredFor: boolean;
}

/**
 * A level belongs to a profile, so a game with levels needs an account first. And a guest gets a letter, so somebody with a
 * confirmed address has to have made the link.
 */
export function mayEnterAsGuest({
  skillMin,
  skillMax,
  isAnsweredFor,
}: Pick<Entrance, 'skillMin' | 'skillMax' | 'isAnsweredFor'>): boolean {
  return skillMin === null && skillMax === null && isAnsweredFor;
}

/** A seat is held only by a link that lets people into a game at once; that of a named guest is there already. */
export function holdsSeats({
  kind,
  gameId,
  guestId,
}: Pick<Entrance, 'kind' | 'gameId' | 'guestId'>): boolean {
  return kind === 'join' && gameId !== null && guestId === null;
}
