import { z } from 'zod';
import { type Audience, GROUP_ROLES, MEMBERS_SHOWN } from '@/lib/groups/constants';
import {
  canCreateGame,
  canDeleteGroup,
  canManageMembers,
  canOrganise,
  fitsAudience,
} from '@/lib/groups/policy';
import { findGroup, findGroupByLink, type GroupRow } from '@/lib/groups/repository/find-group';
import { findGroupsOfUser } from '@/lib/groups/repository/find-groups-of-user';
import { findMembers, type MemberRow } from '@/lib/groups/repository/find-members';
import type { MembershipFacts } from '@/lib/groups/repository/group-cards';
import { findMemberIds } from '@/lib/groups/repository/membership';
import type { GroupDto, GroupMemberDto, GroupViewerDto } from '@/lib/groups/schema/group';
import type { GroupCardViewerDto, GroupOfUserDto } from '@/lib/groups/schema/group-card';
import { texts } from '@/lib/groups/server-texts';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { recordAdminRead } from '@/lib/platform/observability/security-events';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import type { PagedSearchInput } from '@/lib/platform/validation/batch-size';
import { requireVisiblePerson } from '@/lib/users/service/read-profile';

/** The facts about the viewer that a group's button needs. */
export function toCardViewer(
  actor: Actor | null,
  facts: MembershipFacts,
  audience: Audience,
): GroupCardViewerDto | null {
  return (
    actor && { standing: membershipOf(facts), fitsAudience: fitsAudience(facts.gender, audience) }
  );
}

function membershipOf(facts: MembershipFacts): GroupCardViewerDto['standing'] {
  if (facts.isMember) return 'member';
  if (facts.isBanned) return 'banned';
  if (facts.inviteId !== null) return 'invited';
  return facts.requestId === null ? 'none' : 'pending';
}

export type GroupFacts = GroupRow;

/**
 * A group with its first members as the actor sees it. A guest gets neither the members nor the permissions.
 * @throws AppError not_found for missing, hidden, private and blocked groups alike
 */
export async function readGroup(actor: Actor | null, id: number): Promise<GroupDto> {
  const row = await requireGroup(actor, id);
  const first = { search: '', limit: MEMBERS_SHOWN };
  const members = actor ? await findMembers(id, actor.userId, first) : null;
  return toGroup(actor, row, members);
}

const positionSchema = z.object({
  role: z.enum(GROUP_ROLES),
  joinedAt: z.coerce.date(),
  id: z.number().int(),
});

/** The creator first, organisers next, then by the day they joined. @throws AppError not_found */
export async function listMembers(
  actor: Actor,
  id: number,
  { cursor, limit, search }: PagedSearchInput,
): Promise<Page<GroupMemberDto>> {
  await requireGroup(actor, id);
  const name = `groups/${id}/members`;
  const after = openCursor(name, cursor, positionSchema);
  const rows = await findMembers(id, actor.userId, { search, after, limit: limit + 1 });
  const toPosition = ({ role, joinedAt, id: memberId }: MemberRow) => ({
    role,
    joinedAt,
    id: memberId,
  });
  return toPage(rows, { name, limit, toPosition, toDto: toMember });
}

/** Guards everything that belongs to a group. @throws AppError not_found */
export async function requireGroup(actor: Actor | null, id: number, tx?: Tx): Promise<GroupRow> {
  const viewer = { userId: actor?.userId ?? null, isAdmin: actor?.isAdmin ?? false };
  const row = await findGroup(id, viewer, tx);
  if (!row) throw notFound(say(texts, 'groupNotFound'));
  if (actor && row.onlyAsAdmin) await recordAdminRead(actor, `group ${id}`);
  return row;
}

/** The group for the holder of an invite link, who may join a private one too. @throws AppError not_found */
export async function requireGroupByLink(actor: Actor, id: number, tx: Tx): Promise<GroupRow> {
  const row = await findGroupByLink(id, { userId: actor.userId, isAdmin: false }, tx);
  if (!row) throw notFound(say(texts, 'groupNotFound'));
  return row;
}

function toGroup(actor: Actor | null, row: GroupRow, members: MemberRow[] | null): GroupDto {
  const { creatorName, createdAt } = row;
  return {
    ...row,
    creator: { name: placeholderWords(creatorName) },
    createdAt: createdAt.toISOString(),
    members: members?.map(toMember) ?? null,
    viewer: toViewer(actor, row),
  };
}

function toViewer(actor: Actor | null, row: GroupRow): GroupViewerDto | null {
  const card = toCardViewer(actor, row.standing, row.audience);
  if (!actor || !card) return null;
  const { inviteId } = row.standing;
  const { memberId, role, isAskedToLead, isFreeToLead, inviterName, openRequests, hasGames } = row;
  const { alwaysComes } = row;
  const invite =
    inviteId === null ? null : { id: inviteId, senderName: placeholderWords(inviterName ?? '') };
  return {
    ...card,
    memberId,
    role,
    invite,
    isAskedToLead,
    isFreeToLead,
    alwaysComes,
    canOrganise: canOrganise(row),
    canManageMembers: canManageMembers(row),
    canDelete: canDeleteGroup(actor, row),
    canCreateGames: canCreateGame(row, row),
    openRequests,
    hasGames,
  };
}

function toMember(row: MemberRow): GroupMemberDto {
  const { id, userId, role, joinedAt, name, username } = row;
  return {
    id,
    userId,
    role,
    joinedAt: joinedAt.toISOString(),
    user: {
      id: userId,
      name: placeholderWords(name),
      username,
      profileImageUrl: profileImageUrl(row),
    },
  };
}

export function listMemberIds(tx: Tx, groupId: number): Promise<number[]> {
  return findMemberIds(groupId, tx);
}

/** @throws AppError not_found */
export async function listGroupsOfUser(actor: Actor, userId: number): Promise<GroupOfUserDto[]> {
  if (userId !== actor.userId) await requireVisiblePerson(actor, userId);
  const rows = await findGroupsOfUser({ userId, viewerId: actor.userId });
  return rows.map(({ creatorName, joinedAt, standing, ...group }) => ({
    ...group,
    creator: { name: placeholderWords(creatorName) },
    joinedAt: joinedAt.toISOString(),
    viewer: toCardViewer(actor, standing, group.audience),
  }));
}
