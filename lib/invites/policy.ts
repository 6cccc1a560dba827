import { canManageGame } from '@/lib/games/policy';
import type { Audience, GroupRole } from '@/lib/groups/constants';
import { canOrganise } from '@/lib/groups/policy';
import type { InviteLinkKind, InviteLinkState } from '@/lib/invites/constants';
import type { SkillLevel } from '@/lib/sports/constants';

/** A person's relation to the group of a link, and to the game of a game's link. */
export interface LinkRole {
  role: GroupRole | null;
  isOfGame: boolean;
  isGameCreator: boolean;
}

/** Links of a group belong to its organisers, whoever made them; those of a game to the people who manage it. */
export function canManageLink({ role, isOfGame, isGameCreator }: LinkRole): boolean {
  return isOfGame ? canManageGame({ role, isCreator: isGameCreator }) : canOrganise({ role });
}

export interface LinkFacts {
  revokedAt: Date | null;
  expiresAt: Date | null;
  maxUses: number | null;
  uses: number;
}

/** Only an active link lets people join. */
export function stateOfLink(link: LinkFacts, now: Date): InviteLinkState {
  if (link.revokedAt) return 'revoked';
  if (link.expiresAt && link.expiresAt <= now) return 'expired';
  return link.maxUses !== null && link.uses >= link.maxUses ? 'used' : 'open';
}

/** The audience of a link: people who may not join the group may not join its games by a link either. */
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
  /** The named guest whose seat it assigns. */
  guestId: number | null;
  kind: InviteLinkKind;
  gameId: number | null;
  skillMin: SkillLevel | null;
  skillMax: SkillLevel | null;
  /** Its creator has a confirmed address. */
  isAnsweredFor: boolean;
}

/**
 * A level belongs to a profile, so a game with levels needs an account first. And a guest gets an email, so the link's creator
 * must have a confirmed address.
 */
export function mayEnterAsGuest({
  skillMin,
  skillMax,
  isAnsweredFor,
}: Pick<Entrance, 'skillMin' | 'skillMax' | 'isAnsweredFor'>): boolean {
  return skillMin === null && skillMax === null && isAnsweredFor;
}

/** Only a link that joins a game at once makes holds; a named guest's seat exists already. */
export function holdsSeats({
  kind,
  gameId,
  guestId,
}: Pick<Entrance, 'kind' | 'gameId' | 'guestId'>): boolean {
  return kind === 'join' && gameId !== null && guestId === null;
}
