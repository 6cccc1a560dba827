import { z } from 'zod';
import { canOrganise } from '@/lib/groups/policy';
import type { GroupRow } from '@/lib/groups/repository/find-group';
import {
  findJoinRequest,
  findOpenJoinRequests,
  type JoinRequestRow,
  updatePendingRequest,
} from '@/lib/groups/repository/join-requests';
import type {
  DecideJoinRequestInput,
  JoinRequestDto,
  ListJoinRequestsInput,
} from '@/lib/groups/schema/join';
import { texts } from '@/lib/groups/server-texts';
import { addMember, withPlaces } from '@/lib/groups/service/join-group';
import { requireGroup } from '@/lib/groups/service/read-group';
import { placeholderWords } from '@/lib/moderation/constants';
import { notify, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import type { PersonSummaryDto } from '@/lib/users/schema/person';

const positionSchema = z.object({ id: z.number().int() });

/** The open requests for organisers, oldest first. @throws AppError not_found, forbidden */
export async function listJoinRequests(
  actor: Actor,
  groupId: number,
  { cursor, limit }: ListJoinRequestsInput,
): Promise<Page<JoinRequestDto>> {
  requireOrganiser(await requireGroup(actor, groupId));
  const name = `groups/${groupId}/join-requests`;
  const afterId = openCursor(name, cursor, positionSchema)?.id;
  const rows = await findOpenJoinRequests(groupId, actor.userId, { afterId, limit: limit + 1 });
  return toPage(rows, { name, limit, toPosition: ({ id }) => ({ id }), toDto: toJoinRequest });
}

/**
 * Approves or declines. If the group is full, the request stays pending.
 * @throws AppError not_found, forbidden (not an organiser), conflict (full, decided already)
 */
export async function decideJoinRequest(
  actor: Actor,
  { groupId, requestId }: { groupId: number; requestId: number },
  decision: { approve: boolean } & DecideJoinRequestInput,
): Promise<JoinRequestDto> {
  const asked = await findJoinRequest(groupId, requestId, actor.userId, db);
  const { dto, pending } = await withPlaces(
    groupId,
    async (tx) => {
      const group = await requireGroup(actor, groupId, tx);
      requireOrganiser(group);
      const request = await findJoinRequest(groupId, requestId, actor.userId, tx);
      if (!request) throw notFound(say(texts, 'requestNotFound'));
      await decide(tx, actor, request, decision);
      const decided = await findJoinRequest(groupId, requestId, actor.userId, tx);
      const notified = await notifyRequester(tx, actor, { group, request, decision });
      return { dto: toJoinRequest(decided ?? request), pending: notified };
    },
    asked?.userId,
  );
  await publishNotifications([pending]);
  return dto;
}

async function decide(
  tx: Tx,
  actor: Actor,
  { id, groupId, userId }: JoinRequestRow,
  { approve, note }: { approve: boolean } & DecideJoinRequestInput,
): Promise<void> {
  const status = approve ? 'approved' : 'declined';
  const change = { status, note: note ?? null, decidedById: actor.userId } as const;
  if (!(await updatePendingRequest({ id, groupId }, change, tx))) {
    throw new AppError('conflict', say(texts, 'requestClosed'));
  }
  if (approve) await addMember(tx, groupId, userId);
}

interface Notified {
  group: GroupRow;
  request: JoinRequestRow;
  decision: { approve: boolean } & DecideJoinRequestInput;
}

function notifyRequester(tx: Tx, actor: Actor, { group, request, decision }: Notified) {
  const { approve, note = null } = decision;
  return notify(tx, {
    userId: request.userId,
    actorId: actor.userId,
    type: approve ? 'group_join_approved' : 'group_join_declined',
    title: say(texts, approve ? 'approvedTitle' : 'declinedTitle'),
    message: say(texts, approve ? 'approved' : 'declined', { group: group.name, note }),
    data: { groupId: group.id },
  });
}

export function requireOrganiser(group: GroupRow): void {
  if (!canOrganise(group)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
}

function toJoinRequest(row: JoinRequestRow): JoinRequestDto {
  const { id, groupId, userId, status, message, note, createdAt } = row;
  const at = createdAt.toISOString();
  return { id, groupId, userId, status, message, note, createdAt: at, user: toPerson(row) };
}

export interface PersonColumns {
  userId: number;
  name: string;
  username: string | null;
  publicLocation: string | null;
  profileImageKey: JoinRequestRow['profileImageKey'];
  profileImageProvider: JoinRequestRow['profileImageProvider'];
}

export function toPerson(row: PersonColumns): PersonSummaryDto {
  return {
    id: row.userId,
    name: placeholderWords(row.name),
    username: row.username,
    location: row.publicLocation,
    profileImageUrl: profileImageUrl(row),
  };
}
