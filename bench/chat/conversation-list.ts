import { quantile } from '@/bench/report-tables';
import { insertRows } from '@/prisma/rows/insert-rows';
import { insertSports, sportId } from '@/prisma/rows/sports';
import { createManyUsers } from '@/tests/factories/many-users';
import { onDatabase } from '@/tests/factories/on-database';

const VIEWERS = 50;
/** Direct conversations and groups per viewer. */
const DIRECT = 45;
const GROUPS = 15;
const CONVERSATIONS = VIEWERS * (DIRECT + GROUPS);

export interface Viewer {
  id: number;
  cookie: string;
}

/** People with sixty conversations each; every group also has messages about who joined and left. */
export async function createViewers(url: string): Promise<Viewer[]> {
  return onDatabase(url, async (client) => {
    const { ids, cookies } = await createManyUsers(client, VIEWERS + DIRECT);
    await insertSports(client);
    const [viewers, others] = [ids.slice(0, VIEWERS), ids.slice(VIEWERS)];
    await insertRows(
      client,
      'conversations',
      // The others were created later, so their ids are higher.
      viewers.flatMap((userLo) =>
        others.map((userHi) => ({ type: 'direct' as const, userLo, userHi })),
      ),
    );
    await insertRows(
      client,
      'groups',
      viewers.flatMap((creatorId) =>
        Array.from({ length: GROUPS }, (_, n) => ({
          name: `List ${creatorId}-${n + 1}`,
          sportId: sportId('Cricket'),
          creatorId,
        })),
      ),
    );
    await client.query(
      `INSERT INTO conversation_members (conversation_id, user_id)
       SELECT c.id, u.id FROM conversations c LEFT JOIN groups g ON g.id = c.group_id
       CROSS JOIN LATERAL unnest(ARRAY[c.user_lo, c.user_hi, g.creator_id]) AS u(id)
       WHERE u.id IS NOT NULL AND (c.type = 'direct' OR g.name LIKE 'List %')`,
    );
    return viewers.map((id, index) => ({ id, cookie: cookies[index] ?? '' }));
  });
}

/** Fills all conversations up to `total` messages. A tenth is unread, and one in twenty in groups is a system message. */
export async function fillMessages(url: string, total: number): Promise<void> {
  const each = Math.round(total / CONVERSATIONS);
  await onDatabase(url, async (client) => {
    // The rows are valid by construction; checking five million of them would take longest.
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO messages (conversation_id, seq, sender_id, client_msg_id, type, content, created_at)
       SELECT c.id, n, coalesce(c.user_hi, g.creator_id), c.id || '-message-' || n,
         (CASE WHEN c.type = 'group' AND n % 20 = 0 THEN 'system' ELSE 'text' END)::message_type,
         'Are you playing tonight at the usual place? ' || n, now() - make_interval(secs => $1::int - n)
       FROM conversations c LEFT JOIN groups g ON g.id = c.group_id
       CROSS JOIN LATERAL generate_series(c.last_seq + 1, $1::int) n
       WHERE c.type = 'direct' OR g.name LIKE 'List %'`,
      [each],
    );
    await client.query(
      `UPDATE conversations c SET last_seq = $1, last_preview = 'Are you playing tonight?',
         last_message_at = now() - make_interval(secs => c.id) FROM conversations x
       LEFT JOIN groups g ON g.id = x.group_id
       WHERE x.id = c.id AND (x.type = 'direct' OR g.name LIKE 'List %')`,
      [each],
    );
    await client.query('UPDATE conversation_members SET last_read_seq = $1', [
      Math.round(each * 0.9),
    ]);
    await client.query('SET session_replication_role = origin');
    await client.query('VACUUM ANALYZE messages, conversations, conversation_members');
  });
}

interface ListFigures {
  p50Ms: number;
  p95Ms: number;
}

/** Reads all viewers' first batches and badges in turns, through the product's own route handlers. */
export async function measureList(port: number, viewers: Viewer[]): Promise<ListFigures> {
  const delays: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    for (const { id, cookie } of viewers) {
      const began = performance.now();
      const paths = [`/api/users/${id}/conversations?limit=50`, '/api/conversations/unread'];
      for (const path of paths) {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        await response.arrayBuffer();
      }
      // The first two rounds warm up the process and the database's cache.
      if (round >= 2) delays.push(performance.now() - began);
    }
  }
  const at = (share: number) => Math.round(quantile(delays, share) * 10) / 10;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
