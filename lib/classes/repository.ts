import type { ClassSide, ParticipantStatus } from '@/lib/classes/policy';
import { db, type Tx } from '@/lib/db/client';
import {
  notBlockedSql,
  presentSql,
  shownNameSql,
  UNAVAILABLE_NAME,
} from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface SessionRow {
  id: number;
  classId: number;
  name: string;
  coachId: number;
  coachUserId: number;
  coachName: string;
  coachLocation: string | null;
  isPaused: boolean;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  price: number;
  currency: string;
  places: number;
  goingCount: number;
  waitlistCount: number;
  status: 'upcoming' | 'cancelled';
  cancelReason: string | null;
  calendarUid: string;
  calendarSequence: number;
  updatedAt: Date;
  venue: { id: number; name: string; area: string | null; city: string } | null;
  mine: ParticipantStatus | null;
  myPlaceInLine: number | null;
}

/** The viewer is `$1`, null for a guest. People with a place still see the class while the coach is hidden. */
const SELECT = `SELECT s.id, s.class_id AS "classId", k.name, s.coach_id AS "coachId",
    s.coach_user_id AS "coachUserId", c.name AS "coachName",
    coalesce(nullif(concat_ws(', ', c.area, c.city), ''), c.location) AS "coachLocation",
    c.paused_at IS NOT NULL AS "isPaused", s.starts_at AS "startsAt", s.ends_at AS "endsAt",
    s.time_zone AS "timeZone", s.price, s.currency, s.places, s.going_count AS "goingCount",
    s.waitlist_count AS "waitlistCount", s.status::text AS status, s.cancel_reason AS "cancelReason",
    s.calendar_uid AS "calendarUid", s.calendar_sequence AS "calendarSequence", s.updated_at AS "updatedAt",
    (SELECT json_build_object('id', v.id, 'name', v.name, 'area', v.area, 'city', v.city)
     FROM venues v WHERE v.id = s.venue_id AND v.listed) AS venue,
    p.status::text AS mine,
    CASE WHEN p.status = 'waitlisted' THEN (SELECT count(*)::int FROM class_participants o
      WHERE o.session_id = s.id AND o.status = 'waitlisted' AND (o.waitlisted_at, o.id) <= (p.waitlisted_at, p.id))
    END AS "myPlaceInLine"
  FROM class_sessions s JOIN coach_classes k ON k.id = s.class_id
  JOIN coach_applications c ON c.id = s.coach_id JOIN users u ON u.id = c.user_id
  LEFT JOIN class_participants p ON p.session_id = s.id AND p.user_id = $1
  WHERE c.status = 'approved' AND (c.user_id = $1 OR ${notBlockedSql('c.user_id', '$1')}
    AND (c.hidden_at IS NULL AND ${presentSql('u')} OR p.status IN ('going', 'waitlisted')))`;

export async function findSession(
  viewerId: number | null,
  id: number,
  tx: Tx = db,
): Promise<SessionRow | null> {
  const rows = await tx.$queryRawUnsafe<SessionRow[]>(`${SELECT} AND s.id = $2`, viewerId, id);
  return rows[0] ?? null;
}

/** A coach's coming classes, the next first. */
export function findSessionsOfCoach(
  viewerId: number | null,
  coachId: number,
  limit: number,
): Promise<SessionRow[]> {
  return db.$queryRawUnsafe<SessionRow[]>(
    `${SELECT} AND s.coach_id = $2 AND s.status = 'upcoming' AND s.starts_at > now()
     ORDER BY s.starts_at, s.id LIMIT $3`,
    viewerId,
    coachId,
    limit,
  );
}

/** The person's coming classes: joined as a client or given as a coach; cancelled ones included. */
export function findOwnSessions(
  userId: number,
  side: ClassSide,
  limit: number,
): Promise<SessionRow[]> {
  const own = side === 'coach' ? 's.coach_user_id = $1' : `p.status IN ('going', 'waitlisted')`;
  return db.$queryRawUnsafe<SessionRow[]>(
    `${SELECT} AND ${own} AND s.ends_at > now() ORDER BY s.starts_at, s.id LIMIT $2`,
    userId,
    limit,
  );
}

/** For a calendar: classes joined or given, the coming ones or the latest past ones. */
export function findCalendarSessions(
  userId: number,
  { when, limit }: { when: 'upcoming' | 'past'; limit: number },
): Promise<SessionRow[]> {
  const [over, order] = when === 'past' ? ['<=', 'DESC'] : ['>', 'ASC'];
  return db.$queryRawUnsafe<SessionRow[]>(
    `${SELECT} AND (s.coach_user_id = $1 OR p.status IN ('going', 'waitlisted')) AND s.ends_at ${over} now()
     ORDER BY s.starts_at ${order}, s.id LIMIT $2`,
    userId,
    limit,
  );
}

export interface ClassRow {
  id: number;
  coachId: number;
  durationMinutes: number;
  groupSize: number;
  price: number;
  currency: string;
  venueId: number | null;
}

export function findClass(coachId: number, id: number, tx: Tx): Promise<ClassRow | null> {
  return tx.coachClass.findFirst({
    where: { id, coachId, isActive: true },
    select: {
      id: true,
      coachId: true,
      durationMinutes: true,
      groupSize: true,
      price: true,
      currency: true,
      venueId: true,
    },
  });
}

export function countUpcoming(coachId: number, tx: Tx): Promise<number> {
  return tx.classSession.count({
    where: { coachId, status: 'upcoming', startsAt: { gt: new Date() } },
  });
}

export interface NewSession {
  classId: number;
  coachId: number;
  coachUserId: number;
  venueId: number | null;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  places: number;
  price: number;
  currency: string;
}

/** @throws a violation of class_sessions_no_double_booking */
export async function insertSession(data: NewSession, tx: Tx): Promise<void> {
  await tx.classSession.create({ data, select: { id: true } });
}

/**
 * The places of a date, locked until the end of the transaction: everybody who wants to change them waits here.
 * NO KEY UPDATE does not block rows that only refer to the date.
 */
export async function lockPlaces(
  id: number,
  tx: Tx,
): Promise<{ places: number; goingCount: number } | null> {
  const rows = await tx.$queryRaw<{ places: number; goingCount: number }[]>`
    SELECT places, going_count AS "goingCount" FROM class_sessions WHERE id = ${id} FOR NO KEY UPDATE`;
  return rows[0] ?? null;
}

/** One row per person, whatever they answered before. */
export async function upsertParticipant(
  key: { sessionId: number; userId: number },
  status: ParticipantStatus,
  tx: Tx,
): Promise<void> {
  const data = { status, waitlistedAt: status === 'waitlisted' ? new Date() : null };
  await tx.classParticipant.upsert({
    where: { sessionId_userId: key },
    create: { ...key, ...data },
    update: data,
    select: { id: true },
  });
}

/** The first in line whose account still exists. */
export async function findFirstWaiting(
  sessionId: number,
  tx: Tx,
): Promise<{ id: number; userId: number } | null> {
  const rows = await tx.$queryRawUnsafe<{ id: number; userId: number }[]>(
    `SELECT p.id, p.user_id AS "userId" FROM class_participants p JOIN users u ON u.id = p.user_id
     WHERE p.session_id = $1 AND p.status = 'waitlisted' AND ${presentSql('u')}
     ORDER BY p.waitlisted_at, p.id LIMIT 1`,
    sessionId,
  );
  return rows[0] ?? null;
}

export async function updateToPromoted(participantId: number, tx: Tx): Promise<void> {
  await tx.classParticipant.update({
    where: { id: participantId },
    data: { status: 'going', waitlistedAt: null, promotedAt: new Date() },
    select: { id: true },
  });
}

export async function updateCancelled(id: number, reason: string | null, tx: Tx): Promise<void> {
  await tx.classSession.update({
    where: { id },
    data: { status: 'cancelled', cancelReason: reason, calendarSequence: { increment: 1 } },
    select: { id: true },
  });
}

/** Everybody with a place or a place in line. */
export async function findConcernedIds(sessionId: number, tx: Tx): Promise<number[]> {
  const rows = await tx.classParticipant.findMany({
    where: { sessionId, status: { in: ['going', 'waitlisted'] } },
    select: { userId: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ userId }) => userId);
}

/** Coming dates with a place or a place in line of the person, in the order in which everybody locks them. */
export async function findHeldSessionIds(userId: number, tx: Tx): Promise<number[]> {
  const rows = await tx.classParticipant.findMany({
    where: {
      userId,
      status: { in: ['going', 'waitlisted'] },
      session: { status: 'upcoming', startsAt: { gt: new Date() } },
    },
    select: { sessionId: true },
    orderBy: { sessionId: 'asc' },
  });
  return rows.map(({ sessionId }) => sessionId);
}

export interface ParticipantRow {
  userId: number | null;
  name: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
  status: 'going' | 'waitlisted';
}

/** The participants, then the people in line, as the viewer may see them. */
export function findParticipants(viewerId: number, sessionId: number): Promise<ParticipantRow[]> {
  const name = shownNameSql('u', '$1');
  return db.$queryRawUnsafe<ParticipantRow[]>(
    `SELECT CASE WHEN shown.name <> '${UNAVAILABLE_NAME}' THEN u.id END AS "userId", shown.name,
       CASE WHEN shown.name <> '${UNAVAILABLE_NAME}' THEN u.profile_image_key END AS "profileImageKey",
       u.profile_image_provider::text AS "profileImageProvider", p.status::text AS status
     FROM class_participants p JOIN users u ON u.id = p.user_id CROSS JOIN LATERAL (SELECT ${name} AS name) shown
     WHERE p.session_id = $2 AND p.status <> 'out'
     ORDER BY p.status, p.waitlisted_at NULLS FIRST, p.id`,
    viewerId,
    sessionId,
  );
}

/** Whether a person may take part at all, and their name as the coach may see it. */
export async function findJoiner(
  userId: number,
  coachUserId: number,
  tx: Tx,
): Promise<{ name: string; present: boolean } | null> {
  const rows = await tx.$queryRawUnsafe<{ name: string; present: boolean }[]>(
    `SELECT ${shownNameSql('u', '$2')} AS name, ${presentSql('u')} AS present FROM users u WHERE u.id = $1`,
    userId,
    coachUserId,
  );
  return rows[0] ?? null;
}
