import { pool } from '@/lib/db/pool';
import { presentSql } from '@/lib/moderation/visibility';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@/lib/notifications/constants';

export interface ReminderRow {
  userId: number;
  gameId: number;
  groupId: number;
  title: string;
  location: string;
  startsAt: Date;
  timeZone: string;
  /** The clock that the player lives by. */
  ownTimeZone: string;
  /** `day`: the day before; `soon`: two hours before. */
  kind: 'day' | 'soon';
  dedupeKey: string;
}

const AT_ONCE = 500;

/**
 * Who goes to which game and has not been reminded yet. Between 22 and 7 by the person's own clock nothing is due: it
 * waits for the morning, and whoever took a place less than a day before needs no reminder of the day before.
 * The key holds the time of the game: one that is moved is reminded of again.
 */
export async function findDueReminders(now: Date): Promise<ReminderRow[]> {
  const { rows } = await pool.query<ReminderRow>(
    `SELECT due.* FROM (
       SELECT p.user_id AS "userId", g.id AS "gameId", g.group_id AS "groupId", g.title, g.location,
         g.starts_at AS "startsAt", g.time_zone AS "timeZone", u.time_zone AS "ownTimeZone", k.kind,
         concat('game-reminder:', g.id, ':', k.kind, ':', extract(epoch FROM g.starts_at)::bigint) AS "dedupeKey"
       FROM games g JOIN game_participants p ON p.game_id = g.id AND p.status = 'going'
       JOIN users u ON u.id = p.user_id
       CROSS JOIN LATERAL (SELECT CASE
         WHEN g.starts_at <= $1::timestamptz + interval '2 hours' THEN 'soon'
         WHEN g.starts_at > $1::timestamptz + interval '3 hours'
           AND p.created_at < g.starts_at - interval '24 hours' THEN 'day' END AS kind) k
       WHERE g.status = 'upcoming' AND g.hidden_at IS NULL AND k.kind IS NOT NULL
         AND g.starts_at > $1 AND g.starts_at <= $1::timestamptz + interval '24 hours' AND ${presentSql('u')}
         AND extract(hour FROM $1::timestamptz AT TIME ZONE u.time_zone) BETWEEN ${QUIET_UNTIL_HOUR} AND ${QUIET_FROM_HOUR - 1}
     ) due
     WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = due."userId" AND n.dedupe_key = due."dedupeKey")
     ORDER BY due."startsAt" LIMIT ${AT_ONCE}`,
    [now],
  );
  return rows;
}
