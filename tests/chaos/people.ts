import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { insertRow, insertRows } from '@/prisma/rows/insert-rows';
import { insertSports, sportId } from '@/prisma/rows/sports';
import { createCrowd } from '@/tests/factories/crowd';

export interface ChaosPeople {
  groupId: number;
  conversationId: number;
  cookies: string[];
}

/** A group of `count` signed-in members. */
export async function createPeople(url: string, count: number): Promise<ChaosPeople> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { ids, cookies } = await createCrowd(client, count);
    await insertSports(client);
    const group = { name: 'Chaos', sportId: sportId('Cricket'), creatorId: ids[0], maxMembers: 50 };
    const { id: groupId } = await insertRow(client, 'groups', group);
    await insertRows(
      client,
      'groupMembers',
      ids.map((userId) => ({ groupId, userId })),
    );
    const { rows } = await client.query<{ id: number }>(
      'SELECT id FROM conversations WHERE group_id = $1',
      [groupId],
    );
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
