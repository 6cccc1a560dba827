import { AUDIENCES, type Audience, type GroupRole } from '@/lib/groups/constants';
import { texts } from '@/lib/groups/texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { type Said, say } from '@/lib/platform/language/say';

/** Null for outsiders. */
export interface GroupMembership {
  role: GroupRole | null;
}

/** May organise: requests, invites, editing, games of the group. */
export function canOrganise({ role }: GroupMembership): boolean {
  return role === 'creator' || role === 'organiser';
}

/** Only the creator changes roles, removes, bans and hands the group over. */
export function canManageMembers({ role }: GroupMembership): boolean {
  return role === 'creator';
}

export function canDeleteGroup(actor: Actor, membership: GroupMembership): boolean {
  return canManageMembers(membership) || actor.isAdmin;
}

export function canCreateGame(
  membership: GroupMembership,
  group: { membersCanCreateGames: boolean },
): boolean {
  return canOrganise(membership) || (membership.role === 'member' && group.membersCanCreateGames);
}

/** Women-only groups and games can be joined only by people whose gender is female. */
export function fitsAudience(gender: string | null, audience: Audience): boolean {
  if (audience === 'women') return gender === 'female';
  return audience === 'men' ? gender === 'male' : true;
}

export function unfittingAudiences(gender: string | null): Audience[] {
  return AUDIENCES.filter((audience) => !fitsAudience(gender, audience));
}

export function audienceRefusal(what: 'group' | 'game', audience: Audience): Said {
  return say(texts, what === 'group' ? 'groupIsFor' : 'gameIsFor', { audience });
}

export interface JoinFacts {
  isBanned: boolean;
  gender: string | null;
  /** The group accepts members: it is active, and has a leader. */
  isActive: boolean;
  audience: Audience;
}

export type JoinRefusal = 'banned' | 'inactive' | 'audience';

/** Why a person cannot join a group, regardless of free places; null when they can. */
export function joinRefusalOf({
  isBanned,
  gender,
  isActive,
  audience,
}: JoinFacts): JoinRefusal | null {
  if (isBanned) return 'banned';
  if (!isActive) return 'inactive';
  return fitsAudience(gender, audience) ? null : 'audience';
}

/** Used before and after a click on Join. */
export function joinRefusalSentence(refusal: JoinRefusal, audience: Audience): Said {
  if (refusal === 'banned') return say(texts, 'cannotJoin');
  return refusal === 'inactive' ? say(texts, 'notActive') : audienceRefusal('group', audience);
}
