import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface ChaosPeople {
  groupId: number;
  conversationId: number;
  cookies: string[];
}

/** A group of `count` signed-in members. Plain SQL, because this process's environment names another database. */
export async function createPeople(url: string, count: number): Promise<ChaosPeople> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: users } = await client.query<{ id: number }>(
      `INSERT INTO users (email, name, gender, latitude, longitude)
       SELECT $2::text || n || '@example.test', 'Member ' || n, 'other', 31.5, 74.3 FROM generate_series(1, $1::int) n
       RETURNING id`,
      [count, randomBytes(4).toString('hex')],
    );
    await client.query(
      "INSERT INTO sports (name, icon) VALUES ('Cricket', 'cricket') ON CONFLICT DO NOTHING",
    );
    const { rows: groups } = await client.query<{ id: number }>(
      `INSERT INTO groups (name, sport_id, creator_id, max_members)
       SELECT 'Chaos', s.id, $1, 50 FROM sports s RETURNING id`,
      [users[0]?.id],
    );
    const groupId = groups[0]?.id ?? 0;
    await client.query(
      'INSERT INTO group_members (group_id, user_id) SELECT $1, id FROM unnest($2::int[]) AS id',
      [groupId, users.map(({ id }) => id)],
    );
    const { rows } = await client.query<{ id: number }>(
      'SELECT id FROM conversations WHERE group_id = $1',
      [groupId],
    );
    const cookies: string[] = [];
    for (const { id } of users) {
      const token = randomBytes(32).toString('hex');
      const sid = createHash('sha256').update(token).digest('hex');
      await client.query(
        "INSERT INTO sessions (sid, expire, user_id) VALUES ($1, now() + interval '20 days', $2)",
        [sid, id],
      );
      cookies.push(`next-auth.session-token=${token}`);
    }
    return { groupId, conversationId: rows[0]?.id ?? 0, cookies };
  } finally {
    await client.end();
  }
}

/** The last stored sequence number; waits until the database answers again. */
export async function readLastSeq(url: string, conversationId: number): Promise<number> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    // A server that is shutting down reports it outside of any query.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ seq: number }>(
        'SELECT last_seq AS seq FROM conversations WHERE id = $1',
        [conversationId],
      );
      return rows[0]?.seq ?? 0;
    } catch {
      await sleep(20);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** The messages in the database at the end, which the clients are compared with. */
export async function readTruth(
  url: string,
  conversationId: number,
): Promise<{ seq: number; clientMsgId: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ seq: number; clientMsgId: string }>(
      `SELECT seq, client_msg_id AS "clientMsgId" FROM messages WHERE conversation_id = $1 ORDER BY seq`,
      [conversationId],
    );
    return rows;
  } finally {
    await client.end();
  }
}
