import type { Actor } from '@/lib/auth/actor';
import type { Audience, GroupRole } from '@/lib/groups/constants';

/** Whose group it is to run; null for outsiders. */
export interface GroupStanding {
  role: GroupRole | null;
}

/** The desk: requests, invites, editing, games of the group. */
export function canOrganise({ role }: GroupStanding): boolean {
  return role === 'creator' || role === 'organiser';
}

/** Roles, removing, banning and handing over are the creator's alone. */
export function canRule({ role }: GroupStanding): boolean {
  return role === 'creator';
}

export function canDeleteGroup(actor: Actor, standing: GroupStanding): boolean {
  return canRule(standing) || actor.isAdmin;
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

/** What somebody who is not of the audience hears. */
export function audienceRefusal(what: 'group' | 'game', audience: Audience): string {
  return `This ${what} is for ${audience} only.`;
}
