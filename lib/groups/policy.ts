import type { Audience, GroupRole } from '@/lib/groups/constants';
import { texts } from '@/lib/groups/texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { type Said, say } from '@/lib/platform/language/say';

/** The actor's role in a group; null for outsiders. */
export interface GroupStanding {
  role: GroupRole | null;
}

/** May organise: requests, invites, editing, games of the group. */
export function canOrganise({ role }: GroupStanding): boolean {
  return role === 'creator' || role === 'organiser';
}

/** Only the creator changes roles, removes, bans and hands the group over. */
export function canManageMembers({ role }: GroupStanding): boolean {
  return role === 'creator';
}

export function canDeleteGroup(actor: Actor, standing: GroupStanding): boolean {
  return canManageMembers(standing) || actor.isAdmin;
}

export function canCreateGame(
  standing: GroupStanding,
  group: { membersCanCreateGames: boolean },
): boolean {
  return canOrganise(standing) || (standing.role === 'member' && group.membersCanCreateGames);
}

/** Women-only groups and games can be joined only by people whose gender is female. */
export function fitsAudience(gender: string | null, audience: Audience): boolean {
  if (audience === 'women') return gender === 'female';
  return audience === 'men' ? gender === 'male' : true;
}

/** The refusal for people who are not of the audience. */
export function audienceRefusal(what: 'group' | 'game', audience: Audience): Said {
  return say(texts, what === 'group' ? 'groupIsFor' : 'gameIsFor', { audience });
}
