import type { ClientBase } from 'pg';
import type { World } from './build-world';
import type { Clock } from './clock';
import { insertRows } from './insert-rows';
import {
  bookingRows,
  classParticipantRows,
  classSessionRows,
  coachApplicationRows,
  coachClassRows,
  coachHoursRows,
  coachPackageRows,
  coachReviewRows,
  coachVenueRows,
} from './rows/coaching';
import {
  gameRows,
  groupMemberRows,
  groupRows,
  inviteRows,
  joinRequestRows,
  participantRows,
} from './rows/groups';
import {
  conversationMemberRows,
  conversationTails,
  directConversationRows,
  messageRows,
  type NumberedConversation,
  numberMessages,
} from './rows/messages';
import {
  blockRows,
  friendRequestRows,
  likeRows,
  notificationRows,
  skipRows,
  superLikeRows,
  userRows,
  userSportRows,
} from './rows/people';
import { reportRows, venueApplicationRows, venueReviewRows, venueRows } from './rows/venues';

/** Writes the world, parents before children. @returns how many rows of what, for the summary */
export async function insertWorld(
  client: ClientBase,
  world: World,
  clock: Clock,
): Promise<Record<string, number>> {
  const tables: [string, object[]][] = [
    ['users', userRows(world.everybody, clock)],
    ['user_sports', userSportRows(world.everybody, clock)],
    ['venues', venueRows(world.venues, clock)],
    ['venue_reviews', venueReviewRows(world.reviews, clock)],
    ['venue_applications', venueApplicationRows(world.people, world.venues, clock)],
    ['matches', likeRows(world.relations, clock)],
    ['super_likes', superLikeRows(world.relations, clock)],
    ['skips', skipRows(world.relations, clock)],
    ['friend_requests', friendRequestRows(world.relations, clock)],
    ['blocks', blockRows(world.relations, clock)],
    ['groups', groupRows(world.groups, clock)],
    ['group_members', groupMemberRows(world.groups, clock)],
    ['group_join_requests', joinRequestRows(world.joinRequests, clock)],
    ['group_invites', inviteRows(world.invites, clock)],
    ['games', gameRows(world.games, clock)],
    ['game_participants', participantRows(world.games, clock)],
    ['coach_applications', coachApplicationRows(world.coaching, clock)],
    ['coach_hours', coachHoursRows(world.coaching)],
    ['coach_classes', coachClassRows(world.coaching, clock)],
    ['class_sessions', classSessionRows(world.sessions, clock)],
    ['class_participants', classParticipantRows(world.sessions, clock)],
    ['coach_venues', coachVenueRows(world.coaching)],
    ['coach_packages', coachPackageRows(world.coaching, clock)],
    ['booking_requests', bookingRows(world.coaching, clock)],
    ['coach_reviews', coachReviewRows(world.coaching, clock)],
    ['notifications', notificationRows(world.notifications, clock)],
    ['reports', reportRows(world.reports, clock)],
  ];
  for (const [table, rows] of tables) await insertCounted(client, table, rows);
  await handOverVenues(client);
  const messages = await insertConversations(client, world, clock);
  const counts = tables.map(([table, rows]) => [table, rows.length] as const);
  return { ...Object.fromEntries(counts), messages };
}

// The counting triggers update a venue or a game for each of its reviews and players. A thousand times inside one transaction,
// which cannot clean up the old versions, that takes longer than everything else. Here one statement counts.
const COUNTERS: Record<string, { trigger: string; recount: string }> = {
  venue_reviews: {
    trigger: 'venue_reviews_rating',
    recount: `UPDATE venues SET rating_sum = r.stars, review_count = r.reviews
      FROM (SELECT venue_id, sum(rating) AS stars, count(*) AS reviews FROM venue_reviews GROUP BY venue_id) r
      WHERE r.venue_id = venues.id`,
  },
  game_participants: {
    trigger: 'game_participants_count',
    recount: `UPDATE games SET going_count = p.going, waitlist_count = p.waiting
      FROM (SELECT game_id, coalesce(sum(1 + guests) FILTER (WHERE status = 'going'), 0) AS going,
              count(*) FILTER (WHERE status = 'waitlisted') AS waiting
            FROM game_participants GROUP BY game_id) p
      WHERE p.game_id = games.id`,
  },
};

async function insertCounted(
  client: ClientBase,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const counter = COUNTERS[table];
  if (!counter) return insertRows(client, table, rows);
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${counter.trigger}`);
  await insertRows(client, table, rows);
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${counter.trigger}`);
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
  world: World,
  clock: Clock,
): Promise<number> {
  const conversations = await numberConversations(client, world);
  const messages = numberMessages(conversations);
  const members = conversationMemberRows(conversations, clock);
  const direct = directConversationRows(conversations, clock);
  const directIds = new Set(direct.map(({ id }) => id));
  await insertRows(client, 'conversations', direct);
  await insertRows(
    client,
    'conversation_members',
    members.filter(({ conversation_id }) => directIds.has(conversation_id)),
  );
  await insertRows(client, 'messages', messageRows(messages, clock));
  await client.query(
    `UPDATE conversations c SET last_seq = r.last_seq, last_message_id = r.last_message_id,
       last_message_at = r.last_message_at, last_preview = r.last_preview
     FROM json_populate_recordset(NULL::conversations, $1) r WHERE r.id = c.id`,
    [JSON.stringify(conversationTails(conversations, messages, clock))],
  );
  // Triggers have created every group's conversation, at the current time, with its members.
  await client.query(
    'UPDATE conversations c SET created_at = g.created_at FROM groups g WHERE g.id = c.group_id',
  );
  await client.query(
    `UPDATE conversation_members m SET last_read_seq = r.last_read_seq, joined_at = r.joined_at
     FROM json_populate_recordset(NULL::conversation_members, $1) r
     WHERE r.conversation_id = m.conversation_id AND r.user_id = m.user_id`,
    [JSON.stringify(members)],
  );
  return messages.length;
}

/** Group conversations were created with their groups; the direct ones get the ids after them. */
async function numberConversations(
  client: ClientBase,
  world: World,
): Promise<NumberedConversation[]> {
  const { rows } = await client.query<{ id: number; group_id: number }>(
    'SELECT id, group_id FROM conversations ORDER BY id',
  );
  const idOf = new Map(rows.map((row) => [row.group_id, row.id]));
  let next = Math.max(0, ...rows.map(({ id }) => id));
  return world.conversations.map((conversation) => {
    const ofGroup = conversation.groupId === null ? undefined : idOf.get(conversation.groupId);
    if (ofGroup !== undefined) return { ...conversation, id: ofGroup };
    next += 1;
    return { ...conversation, id: next };
  });
}
