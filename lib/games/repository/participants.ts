import type { Tx } from '@/lib/db/client';
import { queryPrepared } from '@/lib/db/prepared';
import {
  fullNameSql,
  notBlockedSql,
  presentSql,
  UNAVAILABLE_NAME,
} from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface ParticipantListRow {
  id: number;
  status: 'going' | 'waitlisted';
  guests: number;
  attendance: 'attended' | 'no_show' | null;
  mustReconfirm: boolean;
  userId: number | null;
  name: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

/** People who go, in the order they joined, then those in line. */
export function findParticipants(gameId: number, viewerId: number): Promise<ParticipantListRow[]> {
  const shown = `(u.id = $2 OR ${presentSql('u')} AND ${notBlockedSql('u.id', '$2')})`;
  return queryPrepared<ParticipantListRow>(
    `SELECT p.id, p.status::text AS status, p.guests, p.attendance::text AS attendance,
       p.must_reconfirm AS "mustReconfirm", CASE WHEN ${shown} THEN u.id END AS "userId",
       CASE WHEN ${shown} THEN ${fullNameSql('u')} ELSE '${UNAVAILABLE_NAME}' END AS name,
       CASE WHEN ${shown} THEN u.profile_image_key END AS "profileImageKey",
       CASE WHEN ${shown} THEN u.profile_image_provider::text END AS "profileImageProvider"
     FROM game_participants p JOIN users u ON u.id = p.user_id
     WHERE p.game_id = $1 AND p.status <> 'out'
     ORDER BY p.status, p.waitlisted_at NULLS FIRST, p.created_at, p.id`,
    [gameId, viewerId],
  );
}

/** Everybody with a seat or a place in line, who must hear of changes. */
export async function findConcernedIds(gameId: number, tx: Tx): Promise<number[]> {
  const rows = await tx.gameParticipant.findMany({
    where: { gameId, status: { in: ['going', 'waitlisted'] } },
    select: { userId: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ userId }) => userId);
}

/** The time zones of a game's readers: the members of its group, and those of `userIds` who are not. */
export async function findReaderZones(
  { groupId, userIds }: { groupId: number; userIds: readonly number[] },
  tx: Tx,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ timeZone: string }[]>`
    SELECT DISTINCT u.time_zone AS "timeZone" FROM users u
    WHERE u.id = ANY(${userIds}) OR u.id IN (SELECT user_id FROM group_members WHERE group_id = ${groupId})`;
  return rows.map(({ timeZone }) => timeZone);
}

/** Asks everybody who goes, except `exceptUserId`, to confirm again. */
export async function updateMustReconfirm(
  gameId: number,
  exceptUserId: number,
  tx: Tx,
): Promise<void> {
  await tx.gameParticipant.updateMany({
    where: { gameId, status: 'going', userId: { not: exceptUserId } },
    data: { mustReconfirm: true },
  });
}

/** @returns whether there was something to confirm. */
export async function updateConfirmed(gameId: number, userId: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.gameParticipant.updateMany({
    where: { gameId, userId, status: 'going', mustReconfirm: true },
    data: { mustReconfirm: false },
  });
  return count === 1;
}

/** @returns whether the player had a seat. */
export async function updateAttendance(
  gameId: number,
  participantId: number,
  attendance: 'attended' | 'no_show' | null,
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.gameParticipant.updateMany({
    where: { id: participantId, gameId, status: 'going' },
    data: { attendance },
  });
  return count === 1;
}
