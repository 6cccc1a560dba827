import type { Tx } from '@/lib/db/client';
import type { ParticipantStatus } from '@/lib/db/generated/client';
import { presentSql } from '@/lib/moderation/visibility';

export interface SeatsRow {
  id: number;
  groupId: number;
  title: string;
  startsAt: Date;
  status: 'upcoming' | 'cancelled' | 'completed';
  maxPlayers: number;
  goingCount: number;
}

/**
 * The seats of a game as they stand, held until the transaction ends: everybody who wants to change them waits here, so
 * that a free seat is given once. NO KEY UPDATE lets what only refers to the game go on.
 */
export async function lockSeats(gameId: number, tx: Tx): Promise<SeatsRow | null> {
  const rows = await tx.$queryRaw<SeatsRow[]>`
    SELECT id, group_id AS "groupId", title, starts_at AS "startsAt", status::text AS status,
      max_players AS "maxPlayers", going_count AS "goingCount"
    FROM games WHERE id = ${gameId} FOR NO KEY UPDATE`;
  return rows[0] ?? null;
}

/** Read before the game's own lock: who joins or leaves the group at this moment is waited for. */
export async function shareGroup(groupId: number, tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM groups WHERE id = ${groupId} FOR SHARE`;
}

/** Of two people who add games to the group at once the second counts the games of the first. */
export async function lockGroup(groupId: number, tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM groups WHERE id = ${groupId} FOR NO KEY UPDATE`;
}

export interface WaitingRow {
  id: number;
  userId: number;
  guests: number;
}

/** Who waits, in line. */
export function findWaiting(gameId: number, tx: Tx): Promise<WaitingRow[]> {
  return tx.$queryRawUnsafe<WaitingRow[]>(
    `SELECT p.id, p.user_id AS "userId", p.guests FROM game_participants p JOIN users u ON u.id = p.user_id
     WHERE p.game_id = $1 AND p.status = 'waitlisted' AND ${presentSql('u')}
     ORDER BY p.waitlisted_at, p.id`,
    gameId,
  );
}

export async function updateToPromoted(participantId: number, tx: Tx): Promise<void> {
  await tx.gameParticipant.update({
    where: { id: participantId },
    data: { status: 'going', waitlistedAt: null, promotedAt: new Date(), mustReconfirm: false },
    select: { id: true },
  });
}

export interface ParticipantRow {
  id: number;
  status: ParticipantStatus;
  guests: number;
  mustReconfirm: boolean;
}

export function findParticipant(
  gameId: number,
  userId: number,
  tx: Tx,
): Promise<ParticipantRow | null> {
  return tx.gameParticipant.findUnique({
    where: { gameId_userId: { gameId, userId } },
    select: { id: true, status: true, guests: true, mustReconfirm: true },
  });
}

/** Somebody says how it stands with them; one row a person, whatever they said before. */
export async function upsertParticipant(
  key: { gameId: number; userId: number },
  answer: { status: ParticipantStatus; guests: number },
  tx: Tx,
): Promise<void> {
  const data = {
    ...answer,
    mustReconfirm: false,
    attendance: null,
    waitlistedAt: answer.status === 'waitlisted' ? new Date() : null,
  };
  await tx.gameParticipant.upsert({
    where: { gameId_userId: key },
    create: { ...key, ...data },
    update: data,
    select: { id: true },
  });
}

export async function updateGuests(participantId: number, guests: number, tx: Tx): Promise<void> {
  await tx.gameParticipant.update({
    where: { id: participantId },
    data: { guests },
    select: { id: true },
  });
}

/** Games to come in which somebody has a seat or a place in line, in the order everybody locks them. */
export async function findHeldGameIds(
  userId: number,
  scope: { groupId?: number },
  tx: Tx,
): Promise<number[]> {
  const rows = await tx.gameParticipant.findMany({
    where: {
      userId,
      status: { in: ['going', 'waitlisted'] },
      game: {
        status: 'upcoming',
        startsAt: { gt: new Date() },
        ...(scope.groupId === undefined ? {} : { groupId: scope.groupId }),
      },
    },
    select: { gameId: true },
    orderBy: { gameId: 'asc' },
  });
  return rows.map(({ gameId }) => gameId);
}
