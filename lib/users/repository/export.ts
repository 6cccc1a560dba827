import { pool } from '@/lib/db/pool';

interface Section {
  /** The key in the file. */
  name: string;
  table: string;
  /** The columns that make a row the person's own. */
  columns: string[];
  /** The column that refers to the person's coach page, in rows that belong to one. */
  coachColumn?: string;
  /** For rows that mostly belong to others: the only columns that are the person's. */
  only?: string[];
  /** Never exported: secrets, derived columns, what other people did. */
  omit?: string[];
  /** SQL that replaces values of the row. */
  replace?: string;
}

/** A silently declined request looks open to its sender. */
const SILENT = `jsonb_build_object('status', CASE WHEN t.withdrawn_at IS NOT NULL THEN 'cancelled'
  WHEN t.status = 'declined' THEN 'pending' ELSE t.status::text END)`;

/** What a person wrote or is. A test checks that every table that refers to people is either here or excluded. */
export const EXPORT_SECTIONS: readonly Section[] = [
  {
    name: 'profile',
    table: 'users',
    columns: ['id'],
    omit: [
      'password_hash',
      'moderation_note',
      'search',
      'search_name',
      'tags',
      'cell_g3',
      'cell_latitude',
      'cell_longitude',
      'discoverable',
      'is_sample',
    ],
  },
  { name: 'sports', table: 'user_sports', columns: ['user_id'] },
  { name: 'sessions', table: 'sessions', columns: ['user_id'], omit: ['sid', 'sess'] },
  { name: 'signInAccounts', table: 'accounts', columns: ['user_id'] },
  {
    name: 'passkeys',
    table: 'passkeys',
    columns: ['user_id'],
    omit: ['credential_id', 'public_key', 'counter'],
  },
  { name: 'likes', table: 'matches', columns: ['user1_id'] },
  { name: 'superLikes', table: 'super_likes', columns: ['user_id'] },
  { name: 'skips', table: 'skips', columns: ['user_id'] },
  {
    name: 'connectionRequests',
    table: 'friend_requests',
    columns: ['sender_id'],
    omit: ['decided_at', 'updated_at', 'withdrawn_at'],
    replace: SILENT,
  },
  { name: 'blocks', table: 'blocks', columns: ['blocker_id'] },
  {
    name: 'reports',
    table: 'reports',
    columns: ['reporter_id'],
    omit: ['admin_notes', 'resolved_by_id', 'subject_id', 'snapshot'],
  },
  { name: 'warnings', table: 'warnings', columns: ['user_id'] },
  { name: 'groupsCreated', table: 'groups', columns: ['creator_id'], omit: ['search', 'g3'] },
  { name: 'groupMemberships', table: 'group_members', columns: ['user_id'] },
  { name: 'groupInvitesSent', table: 'group_invites', columns: ['sender_id'] },
  {
    name: 'groupJoinRequests',
    table: 'group_join_requests',
    columns: ['user_id'],
    omit: ['decided_by_id'],
  },
  { name: 'gamesCreated', table: 'games', columns: ['creator_id'], omit: ['g3'] },
  { name: 'gameSeries', table: 'game_series', columns: ['creator_id'] },
  { name: 'gameParticipations', table: 'game_participants', columns: ['user_id'] },
  { name: 'calendarFeeds', table: 'calendar_feeds', columns: ['user_id'], omit: ['token_hash'] },
  {
    name: 'venuesAdded',
    table: 'venues',
    columns: ['added_by_id', 'owner_id'],
    omit: ['search', 'g3'],
  },
  { name: 'venueReviews', table: 'venue_reviews', columns: ['user_id'] },
  { name: 'venueImages', table: 'venue_images', columns: ['uploaded_by'] },
  {
    name: 'venueApplications',
    table: 'venue_applications',
    columns: ['user_id'],
    omit: ['reviewed_by'],
  },
  {
    name: 'venueSuggestions',
    table: 'venue_suggestions',
    columns: ['user_id'],
    omit: ['reviewed_by'],
  },
  { name: 'messages', table: 'messages', columns: ['sender_id'] },
  { name: 'messageReactions', table: 'message_reactions', columns: ['user_id'] },
  { name: 'conversations', table: 'conversation_members', columns: ['user_id'] },
  { name: 'notificationChoices', table: 'notification_preferences', columns: ['user_id'] },
  {
    name: 'pushSubscriptions',
    table: 'push_subscriptions',
    columns: ['user_id'],
    omit: ['p256dh', 'auth'],
  },
  {
    name: 'coachApplications',
    table: 'coach_applications',
    columns: ['user_id'],
    omit: ['reviewed_by'],
  },
  { name: 'coachReviews', table: 'coach_reviews', columns: ['user_id'] },
  { name: 'coachPackages', table: 'coach_packages', columns: ['client_id'] },
  { name: 'bookings', table: 'booking_requests', columns: ['client_id'], omit: ['coach_notes'] },
  { name: 'classes', table: 'class_participants', columns: ['user_id'] },
  { name: 'classesOffered', table: 'coach_classes', columns: [], coachColumn: 'coach_id' },
  { name: 'classSessions', table: 'class_sessions', columns: [], coachColumn: 'coach_id' },
  { name: 'coachHours', table: 'coach_hours', columns: [], coachColumn: 'coach_id' },
  { name: 'coachDaysOff', table: 'coach_days_off', columns: [], coachColumn: 'coach_id' },
  {
    name: 'coachPackageOffers',
    table: 'coach_package_offers',
    columns: [],
    coachColumn: 'coach_id',
  },
  {
    name: 'notesOnBookings',
    table: 'booking_requests',
    columns: [],
    coachColumn: 'coach_id',
    only: ['id', 'starts_at', 'status', 'coach_notes'],
  },
  {
    name: 'repliesToCoachReviews',
    table: 'coach_reviews',
    columns: [],
    coachColumn: 'coach_id',
    only: ['id', 'reply'],
  },
  {
    name: 'notesOnJoinRequests',
    table: 'group_join_requests',
    columns: ['decided_by_id'],
    only: ['id', 'group_id', 'status', 'note', 'decided_at'],
  },
  {
    name: 'notesOnCoachApplications',
    table: 'coach_applications',
    columns: ['reviewed_by'],
    only: ['id', 'status', 'admin_notes'],
  },
  {
    name: 'notesOnVenueApplications',
    table: 'venue_applications',
    columns: ['reviewed_by'],
    only: ['id', 'status', 'admin_notes'],
  },
  { name: 'bookingProposals', table: 'booking_proposals', columns: ['proposed_by_id'] },
  { name: 'uploads', table: 'uploads', columns: ['owner_id'] },
  { name: 'securityEvents', table: 'security_events', columns: ['user_id'], omit: ['account'] },
];

/** Columns that name the person in what others did or wrote, or that hold secrets, each with the reason. */
export const EXPORT_EXCLUDED: Readonly<Record<string, string>> = {
  'matches.user2_id': 'a like stays secret until it is mutual',
  'skips.skipped_id': 'somebody else’s decision',
  'blocks.blocked_id': 'people may not learn who blocked them',
  'friend_requests.receiver_id': 'written by the person who asked',
  'group_invites.receiver_id': 'written by the person who invited',
  'group_bans.user_id': 'written by the group’s organisers',
  'conversations.user_lo': 'its messages are in `messages`',
  'conversations.user_hi': 'its messages are in `messages`',
  'conversations.requested_by_id': 'its messages are in `messages`',
  'notifications.user_id': 'written by the product about what others did',
  'notifications.actor_id': 'addressed to others',
  'upload_usages.user_id': 'counted from `uploads`',
  'presences.user_id': 'whether the person is online, deleted on leaving',
  'two_factors.user_id': 'a secret',
  'passkey_challenges.user_id': 'deleted within minutes',
  'data_exports.user_id': 'the export itself',
  'address_links.user_id': 'mailed links, deleted within a week',
  'idempotency_keys.user_id': 'copies of answers, deleted within a day',
};

const camel = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

function ownsSql({ columns, coachColumn }: Section): string {
  const owned = columns.map((column) => `t.${column} = $1`);
  if (coachColumn) {
    owned.push(`t.${coachColumn} IN (SELECT id FROM coach_applications WHERE user_id = $1)`);
  }
  return owned.join(' OR ');
}

/** Every section of the file, read in one snapshot. Keys are converted to the API's spelling. */
export async function findExport(userId: number): Promise<Record<string, unknown[]>> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const sections: Record<string, unknown[]> = {};
    for (const section of EXPORT_SECTIONS) {
      const { name, table, omit = [], only = null, replace } = section;
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `SELECT (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(to_jsonb(t) - $2::text[])
           WHERE $3::text[] IS NULL OR key = ANY ($3))${replace ? ` || ${replace}` : ''} AS row
         FROM ${table} t WHERE ${ownsSql(section)}`,
        [userId, omit, only],
      );
      sections[name] = rows.map(({ row }) =>
        Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value])),
      );
    }
    await client.query('COMMIT');
    return sections;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
