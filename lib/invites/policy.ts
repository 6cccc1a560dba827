import { canManageGame } from '@/lib/games/policy';
import type { GroupRole } from '@/lib/groups/constants';
import { canOrganise } from '@/lib/groups/policy';
import type { InviteLinkState } from '@/lib/invites/constants';

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
