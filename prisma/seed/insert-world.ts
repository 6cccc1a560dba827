import type { ClientBase } from 'pg';
import { toSnakeCase } from '@/lib/platform/db/snake-case';
import type { NewRow, TableName } from '../rows/insert-rows';
import type { World } from './build-world';
import type { Clock } from './clock';
import { type Write, writerFor } from './elsewhere/move-rows';
import { rowsOfCoaching } from './rows/coaching';
import { rowsOfCourts } from './rows/courts';
import { rowsOfGroups } from './rows/groups';
import { rowsOfMessages } from './rows/messages';
import { rowsOfMoney } from './rows/money';
import { rowsOfPeople } from './rows/people';
import { rowsOfVenues } from './rows/venues';

/** Writes the world, parents before children. @returns how many rows of what, for the summary */
export async function insertWorld(
  client: ClientBase,
  world: World,
  clock: Clock,
): Promise<Record<string, number>> {
  const { users, userSports, ...others } = rowsOfPeople(world, clock);
  const tables: { [T in TableName]?: readonly NewRow<T>[] } = {
    users,
    userSports,
    ...rowsOfVenues(world, clock),
    ...rowsOfGroups(world, clock),
    ...rowsOfCourts(world, clock),
    ...rowsOfMoney(world, clock),
    ...rowsOfCoaching(world, clock),
    ...others,
  };
  const write = await writerFor(client, world.place);
  const counts: Record<string, number> = {};
  for (const [table, rows] of entriesOf(tables)) {
    await insertCounted(client, write, table, rows);
    counts[table] = rows.length;
  }
  await handOverVenues(client);
  // A trigger enters clients into the book of their coach, now.
  await client.query(`
    UPDATE coach_clients c SET created_at = a.submitted_at FROM coach_applications a WHERE a.id = c.coach_id`);
  return { ...counts, messages: await insertConversations(client, write, world, clock) };
}

/** The tables with their rows, whose types belong together. */
function entriesOf(tables: { [T in TableName]?: readonly NewRow<T>[] }) {
  // Object.entries loses the types of the keys.
  return Object.entries(tables) as [TableName, readonly NewRow<TableName>[]][];
}

// The counting triggers update a venue or a game for each of its reviews and players. A thousand times inside one transaction,
// which cannot clean up the old versions, that takes longer than everything else, so here one statement counts.
const COUNTERS: { [T in TableName]?: { trigger: string; recount: string } } = {
  venueReviews: {
    trigger: 'venue_reviews_rating',
    recount: `UPDATE venues SET rating_sum = r.stars, review_count = r.reviews
      FROM (SELECT venue_id, sum(rating) AS stars, count(*) AS reviews FROM venue_reviews GROUP BY venue_id) r
      WHERE r.venue_id = venues.id`,
  },
  gameParticipants: {
    trigger: 'game_participants_count',
    recount: `UPDATE games SET going_count = p.going, waitlist_count = p.waiting
      FROM (SELECT game_id, coalesce(sum(1 + guests) FILTER (WHERE status = 'going'), 0) AS going,
              count(*) FILTER (WHERE status = 'waitlisted') AS waiting
            FROM game_participants GROUP BY game_id) p
      WHERE p.game_id = games.id`,
  },
};

async function insertCounted<T extends TableName>(
  client: ClientBase,
  write: Write,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  const counter = COUNTERS[table];
  if (!counter) return write(table, rows);
  await client.query(`ALTER TABLE ${toSnakeCase(table)} DISABLE TRIGGER ${counter.trigger}`);
  await write(table, rows);
  await client.query(`ALTER TABLE ${toSnakeCase(table)} ENABLE TRIGGER ${counter.trigger}`);
  await client.query(counter.recount);
}

/** An approved application makes its applicant the owner: 'Verified'. */
async function handOverVenues(client: ClientBase): Promise<void> {
  await client.query(`
    UPDATE venues v SET owner_id = a.user_id, verified_at = a.reviewed_at
    FROM venue_applications a WHERE a.venue_id = v.id AND a.status = 'approved'`);
}

async function insertConversations(
  client: ClientBase,
  write: Write,
  world: World,
  clock: Clock,
): Promise<number> {
  const ofGroups = await client.query<{ id: number; group_id: number }>(
    'SELECT id, group_id FROM conversations ORDER BY id',
  );
  const { direct, members, messages } = rowsOfMessages(world, clock, ofGroups.rows);
  await write('conversations', direct);
  // Triggers have made the members of the groups' conversations, at the current time.
  await client.query('DELETE FROM conversation_members WHERE conversation_id = ANY ($1)', [
    members.map(({ conversationId }) => conversationId),
  ]);
  await write('conversationMembers', members);
  await write('messages', messages);
  await client.query(`
    UPDATE conversations c SET created_at = g.created_at FROM groups g WHERE g.id = c.group_id`);
  await client.query(`
    UPDATE conversations c SET last_seq = m.seq, last_message_id = m.id, last_message_at = m.created_at,
      last_preview = left(m.content, 200)
    FROM (SELECT DISTINCT ON (conversation_id) * FROM messages ORDER BY conversation_id, seq DESC) m
    WHERE m.conversation_id = c.id`);
  return messages.length;
}
