import { onDatabase } from '@/tests/factories/on-database';
import type { Operations } from './operations';

/** Rows that must never exist. */
const BROKEN: Record<string, string> = {
  'numbers of a conversation have a gap or repeat': `
    SELECT c.id FROM conversations c LEFT JOIN messages m ON m.conversation_id = c.id
    GROUP BY c.id HAVING count(m.id) <> c.last_seq OR count(DISTINCT m.seq) <> c.last_seq
      OR coalesce(max(m.seq), 0) <> c.last_seq`,
  'a message is stored twice': `
    SELECT 1 FROM messages WHERE client_msg_id IS NOT NULL GROUP BY sender_id, client_msg_id HAVING count(*) > 1`,
  'the seats of a game are counted wrongly': `
    SELECT g.id FROM games g WHERE g.going_count <>
      (SELECT coalesce(sum(1 + p.guests), 0) FROM game_participants p WHERE p.game_id = g.id AND p.status = 'going')
      + (SELECT count(*) FROM game_guests n WHERE n.game_id = g.id AND n.claimed_at IS NULL)
      + (SELECT coalesce(sum(h.seats), 0) FROM seat_holds h WHERE h.game_id = g.id AND h.yielded_at IS NULL)`,
  'the line of a game is counted wrongly': `
    SELECT g.id FROM games g WHERE g.waitlist_count <>
      (SELECT count(*) FROM game_participants p WHERE p.game_id = g.id AND p.status = 'waitlisted')`,
  'a game has more players than seats': 'SELECT id FROM games WHERE going_count > max_players',
  'somebody waits although there is a seat': `
    SELECT g.id FROM games g JOIN game_participants p ON p.game_id = g.id AND p.status = 'waitlisted'
    WHERE g.going_count + 1 + p.guests <= g.max_players`,
  'accepted sessions of a coach overlap': `
    SELECT a.id FROM booking_requests a JOIN booking_requests b ON b.coach_user_id = a.coach_user_id AND b.id > a.id
    WHERE a.status = 'accepted' AND b.status = 'accepted' AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  'confirmed times of a court overlap': `
    SELECT a.id FROM court_times a JOIN court_times b ON b.court_id = a.court_id AND b.id > a.id
    WHERE a.status = 'confirmed' AND b.status = 'confirmed' AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  'the members of a group are counted wrongly': `
    SELECT g.id FROM groups g WHERE g.member_count <>
      (SELECT count(*) FROM group_members m WHERE m.group_id = g.id)
      + (SELECT count(*) FROM group_regulars r WHERE r.group_id = g.id)`,
  'a chat has other members than its group': `
    SELECT c.id FROM conversations c WHERE c.group_id IS NOT NULL AND EXISTS (
      (SELECT user_id FROM group_members WHERE group_id = c.group_id
       EXCEPT SELECT user_id FROM conversation_members WHERE conversation_id = c.id)
      UNION ALL
      (SELECT user_id FROM conversation_members WHERE conversation_id = c.id
       EXCEPT SELECT user_id FROM group_members WHERE group_id = c.group_id))`,
  'a coach was told twice of a request': `
    SELECT 1 FROM notifications WHERE type = 'booking_request' GROUP BY data ->> 'bookingId' HAVING count(*) > 1`,
  'a job has failed for good': 'SELECT id FROM jobs WHERE failed_at IS NOT NULL',
};

/** @returns a line for each invariant that does not hold */
export async function findBroken(url: string): Promise<string[]> {
  return onDatabase(url, async (client) => {
    const lines: string[] = [];
    for (const [name, sql] of Object.entries(BROKEN)) {
      const { rowCount } = await client.query(sql);
      if (rowCount) lines.push(`${name} (${rowCount})`);
    }
    return lines;
  });
}

export interface OperationsFound {
  /** Acknowledged, but missing in the database. */
  lost: number;
  doubled: number;
}

/** Compares the acknowledged responses with the database. */
export async function compareOperations(
  url: string,
  operations: Operations,
): Promise<OperationsFound> {
  return onDatabase(url, async (client) => {
    const count = async (sql: string, rows: object[]): Promise<number> => {
      const { rows: found } = await client.query<{ n: number }>(sql, [JSON.stringify(rows)]);
      return found[0]?.n ?? 0;
    };
    const answers = [...operations.answers].map(([key, answer]) => {
      const [game, person] = key.split(':').map(Number);
      return { game, person, answer };
    });
    const edits = [...operations.edits].map(([id, description]) => ({ id, description }));
    const otherAnswers = await count(
      `SELECT count(*)::int AS n FROM jsonb_to_recordset($1) AS told(game int, person int, answer text)
       LEFT JOIN game_participants p ON p.game_id = told.game AND p.user_id = told.person
       WHERE (told.answer = 'going') <> coalesce(p.status IN ('going', 'waitlisted'), false)`,
      answers,
    );
    const otherEdits = await count(
      `SELECT count(*)::int AS n FROM jsonb_to_recordset($1) AS told(id int, description text)
       JOIN groups g ON g.id = told.id WHERE g.description IS DISTINCT FROM told.description`,
      edits,
    );
    // What people asked for, whether of a coach or for a court.
    const requests = `(SELECT 'slot' AS of, coach_id AS id, starts_at, client_id AS person, status = 'accepted' AS is_theirs
      FROM booking_requests UNION ALL
      SELECT 'court', court_id, starts_at, user_id, status = 'confirmed' FROM court_times) AS r`;
    const same = 'r.of = told.of AND r.id = told.id AND r.starts_at = told."startsAt"';
    const asked = `SELECT count(*)::int AS n FROM jsonb_to_recordset($1)
      AS told(of text, id int, "startsAt" timestamptz, "clientId" int) JOIN LATERAL (
        SELECT count(*) AS rows FROM ${requests} WHERE ${same} AND r.person = told."clientId") found ON true`;
    const missing = await count(`${asked} WHERE rows = 0`, operations.asked);
    const doubled = await count(`${asked} WHERE rows > 1`, operations.asked);
    const undecided = await count(
      `SELECT count(*)::int AS n FROM jsonb_to_recordset($1) AS told(of text, id int, "startsAt" timestamptz)
       WHERE NOT EXISTS (SELECT FROM ${requests} WHERE ${same} AND r.is_theirs)`,
      operations.decided,
    );
    return { lost: otherAnswers + otherEdits + missing + undecided, doubled };
  });
}
