import { pool } from '@/lib/db/pool';
import {
  notBlockedSql,
  presentSql,
  shownNameSql,
  UNAVAILABLE_NAME,
} from '@/lib/moderation/visibility';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@/lib/notifications/constants';

export interface ReminderRow {
  userId: number;
  what: 'game' | 'class' | 'booking';
  title: string;
  /** The other side of a session or class, as the reader may see them. */
  withName: string | null;
  location: string | null;
  startsAt: Date;
  timeZone: string;
  /** The reader's time zone. */
  ownTimeZone: string;
  /** `day`: the day before; `soon`: two hours before. */
  kind: 'day' | 'soon';
  /** As notifications about the thing store it. */
  data: Record<string, number | string>;
  dedupeKey: string;
}

const AT_ONCE = 500;

/** SQL: `thing` begins within a day after `$1`. */
const AHEAD = (thing: string) =>
  `${thing}.starts_at > $1 AND ${thing}.starts_at <= $1::timestamptz + interval '24 hours'`;

const PLACE = `coalesce(
  (SELECT concat_ws(', ', v.name, v.area, v.city) FROM venues v WHERE v.id = s.venue_id AND v.listed),
  nullif(concat_ws(', ', c.area, c.city), ''), c.location)`;

/** One row per person and thing, with the same columns each; `since`: when the person joined. */
const GAMES = `SELECT 'game' AS what, g.id, p.user_id, p.created_at AS since, g.starts_at, g.time_zone, g.title, g.location,
    NULL::int AS coach_user_id, NULL AS coach_name, NULL::int AS client_id,
    jsonb_build_object('gameId', g.id, 'groupId', g.group_id) AS data
  FROM games g JOIN game_participants p ON p.game_id = g.id AND p.status = 'going'
  WHERE g.status = 'upcoming' AND g.hidden_at IS NULL AND ${AHEAD('g')}`;

const CLASSES = `SELECT 'class', s.id, r.user_id, r.since, s.starts_at, s.time_zone, k.name, ${PLACE},
    s.coach_user_id, c.name, NULL, jsonb_build_object('classSessionId', s.id, 'side', r.side)
  FROM class_sessions s JOIN coach_classes k ON k.id = s.class_id JOIN coach_applications c ON c.id = s.coach_id
  CROSS JOIN LATERAL (
    SELECT 'coach' AS side, s.coach_user_id AS user_id, s.created_at AS since
    UNION ALL SELECT 'client', p.user_id, p.created_at
      FROM class_participants p WHERE p.session_id = s.id AND p.status = 'going') r
  WHERE s.status = 'upcoming' AND c.status = 'approved' AND ${AHEAD('s')}`;

const BOOKINGS = `SELECT 'booking', s.id, r.user_id, coalesce(s.decided_at, s.created_at), s.starts_at, s.time_zone, sp.name,
    ${PLACE}, s.coach_user_id, c.name, s.client_id, jsonb_build_object('bookingId', s.id, 'side', r.side)
  FROM booking_requests s JOIN coach_applications c ON c.id = s.coach_id JOIN sports sp ON sp.id = c.sport_id
  CROSS JOIN LATERAL (VALUES ('coach', s.coach_user_id), ('client', s.client_id)) r (side, user_id)
  WHERE s.status = 'accepted' AND ${AHEAD('s')}`;

/**
 * The reminders that are due: people with a seat, a class place or a session who have not been reminded yet. At night, from 22
 * to 7 in the person's time zone, nothing is due until the morning. People who joined less than a day before get no reminder
 * of the day before. The key contains the start, so a moved event is announced again. Across a block there is no reminder of
 * a class, and one of a session has no name.
 */
export async function findDueReminders(now: Date): Promise<ReminderRow[]> {
  const { rows } = await pool.query<ReminderRow>(
    `SELECT due.* FROM (
       SELECT s.user_id AS "userId", s.what, s.title, s.location, s.starts_at AS "startsAt", s.time_zone AS "timeZone",
         reader.time_zone AS "ownTimeZone", k.kind, s.data, CASE
           WHEN s.user_id <> s.coach_user_id AND NOT (${notBlockedSql('s.coach_user_id', 'reader.id')})
             THEN '${UNAVAILABLE_NAME}'
           WHEN s.user_id <> s.coach_user_id THEN s.coach_name
           WHEN s.client_id IS NOT NULL THEN ${shownNameSql('client', 'reader.id')} END AS "withName",
         concat(s.what, '-reminder:', s.id, ':', k.kind, ':', extract(epoch FROM s.starts_at)::bigint) AS "dedupeKey"
       FROM (${GAMES} UNION ALL ${CLASSES} UNION ALL ${BOOKINGS}) s
       JOIN users reader ON reader.id = s.user_id LEFT JOIN users client ON client.id = s.client_id
       CROSS JOIN LATERAL (SELECT CASE
         WHEN s.starts_at <= $1::timestamptz + interval '2 hours' THEN 'soon'
         WHEN s.starts_at > $1::timestamptz + interval '3 hours'
           AND s.since < s.starts_at - interval '24 hours' THEN 'day' END AS kind) k
       WHERE k.kind IS NOT NULL AND ${presentSql('reader')}
         AND (s.what <> 'class' OR ${notBlockedSql('s.coach_user_id', 'reader.id')})
         AND extract(hour FROM $1::timestamptz AT TIME ZONE reader.time_zone) BETWEEN ${QUIET_UNTIL_HOUR} AND ${QUIET_FROM_HOUR - 1}
     ) due
     WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = due."userId" AND n.dedupe_key = due."dedupeKey")
     ORDER BY due."startsAt" LIMIT ${AT_ONCE}`,
    [now],
  );
  return rows;
}
