import { type RawBuilder, sql } from 'kysely';
import { mayMeet, present, UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { toCamelCase, toSnakeCase } from '@/lib/platform/db/snake-case';
import type { Tables } from '@/lib/platform/db/tables';

interface Parts<Column> {
  /** The columns that mark a row as the person's own. */
  columns?: Column[];
  /** The column that refers to the person's coach page, in rows that belong to one. */
  coachColumn?: Column;
  /** The column with the address that the person has proven. */
  emailColumn?: Column;
  /** Columns that name the person's account in the money book of a group. */
  accountColumns?: Column[];
  /** For rows that mostly belong to others: the only columns that are the person's. */
  only?: Column[];
  /** Never exported: secrets, derived columns, other people's actions. */
  omit?: Column[];
  /** Replaces values of the row. */
  replace?: RawBuilder<unknown>;
}

interface Section extends Parts<string> {
  /** The key in the file. */
  name: string;
  table: keyof Tables;
}

/** A column that the table does not have fails to compile. */
const section = <Table extends keyof Tables>(
  name: string,
  table: Table,
  parts: Parts<keyof Tables[Table] & string>,
): Section => ({ name, table, ...parts });

const request = columnsOf<'friendRequests'>('t');

/** A silently declined request looks pending to its sender. */
const SILENT = sql`jsonb_build_object('status', CASE WHEN ${request('withdrawnAt')} IS NOT NULL THEN 'cancelled'
  WHEN ${request('status')} = 'declined' THEN 'pending' ELSE ${request('status')}::text END)`;

const notification = columnsOf<'notifications'>('t');

/** The text names its cause: for people hidden from the person only the event and its time remain. */
const UNNAMED = sql`CASE WHEN ${notification('actorId')} IS NULL OR (${mayMeet(notification('actorId'), notification('userId'))}
    AND EXISTS (SELECT FROM users named WHERE named.id = ${notification('actorId')} AND ${present('named')})) THEN '{}'::jsonb
  ELSE jsonb_build_object('title', ${sql.lit(UNAVAILABLE_NAME)}, 'message', NULL) END`;

/** The person's data. A test checks that every table that refers to people is either here or excluded. */
export const EXPORT_SECTIONS: readonly Section[] = [
  section('profile', 'users', {
    columns: ['id'],
    omit: [
      'passwordHash',
      'endedDevices',
      'moderationNote',
      'search',
      'searchName',
      'tags',
      'cellG3',
      'cellLatitude',
      'cellLongitude',
      'discoverable',
      'adultFrom',
      'isSample',
    ],
  }),
  section('sports', 'userSports', { columns: ['userId'] }),
  section('sessions', 'sessions', { columns: ['userId'], omit: ['sid', 'sess'] }),
  section('signInAccounts', 'accounts', { columns: ['userId'] }),
  section('passkeys', 'passkeys', {
    columns: ['userId'],
    omit: ['credentialId', 'publicKey', 'counter'],
  }),
  section('accessTokens', 'accessTokens', { columns: ['userId'], omit: ['tokenHash'] }),
  section('emailLinks', 'addressLinks', { columns: ['userId'], omit: ['tokenHash'] }),
  section('likes', 'matches', { columns: ['user1Id'] }),
  section('superLikes', 'superLikes', { columns: ['userId'] }),
  section('skips', 'skips', { columns: ['userId'] }),
  section('connectionRequests', 'friendRequests', {
    columns: ['senderId'],
    omit: ['decidedAt', 'updatedAt', 'withdrawnAt'],
    replace: SILENT,
  }),
  section('blocks', 'blocks', { columns: ['blockerId'] }),
  section('reports', 'reports', {
    columns: ['reporterId'],
    omit: ['adminNotes', 'resolvedById', 'subjectId', 'snapshot'],
  }),
  section('warnings', 'warnings', { columns: ['userId'] }),
  section('groupsCreated', 'groups', { columns: ['creatorId'], omit: ['search', 'g3'] }),
  section('groupMemberships', 'groupMembers', { columns: ['userId'] }),
  section('groupInvitesSent', 'groupInvites', { columns: ['senderId'] }),
  section('groupJoinRequests', 'groupJoinRequests', { columns: ['userId'], omit: ['decidedById'] }),
  section('inviteLinks', 'inviteLinks', { columns: ['creatorId'], omit: ['tokenHash'] }),
  section('inviteEntries', 'inviteEntries', { emailColumn: 'email' }),
  section('inviteLinksUsed', 'inviteLinkUses', { columns: ['userId'] }),
  section('gamesCreated', 'games', { columns: ['creatorId'], omit: ['g3'] }),
  section('gameProposals', 'gameProposals', { columns: ['proposerId'] }),
  section('gameSeries', 'gameSeries', { columns: ['creatorId'] }),
  section('gameParticipations', 'gameParticipants', { columns: ['userId'] }),
  section('guestsNamed', 'gameGuests', { columns: ['addedById'] }),
  section('regularsAdded', 'groupRegulars', { columns: ['addedById'], omit: ['nameKey'] }),
  section('moneyAccounts', 'moneyAccounts', { columns: ['userId'] }),
  section('moneyEntries', 'moneyEntries', { accountColumns: ['debtorId', 'creditorId'] }),
  section('moneyDues', 'gameDues', { accountColumns: ['accountId'] }),
  section('costsAdvanced', 'gameBills', { accountColumns: ['payeeId'] }),
  section('paymentHandle', 'paymentHandles', { columns: ['userId'] }),
  section('seatsAskedToFill', 'seatAsks', { columns: ['userId'] }),
  section('seatRequests', 'seatRequests', { columns: ['userId'] }),
  section('follows', 'follows', { columns: ['userId'] }),
  section('guardians', 'guardians', { columns: ['youngId', 'guardianId'] }),
  section('followNotices', 'followNotices', { columns: ['userId'] }),
  section('calendarFeeds', 'calendarFeeds', { columns: ['userId'], omit: ['tokenHash'] }),
  section('venuesAdded', 'venues', { columns: ['addedById', 'ownerId'], omit: ['search', 'g3'] }),
  section('venueReviews', 'venueReviews', { columns: ['userId'] }),
  section('venueImages', 'venueImages', { columns: ['uploadedBy'] }),
  section('venueApplications', 'venueApplications', { columns: ['userId'], omit: ['reviewedBy'] }),
  section('venueSuggestions', 'venueSuggestions', { columns: ['userId'], omit: ['reviewedBy'] }),
  section('messages', 'messages', { columns: ['senderId'], omit: ['said'] }),
  section('messageReactions', 'messageReactions', { columns: ['userId'] }),
  section('conversations', 'conversationMembers', { columns: ['userId'] }),
  section('notifications', 'notifications', {
    columns: ['userId'],
    omit: ['said', 'actorId', 'dedupeKey', 'data'],
    replace: UNNAMED,
  }),
  section('notificationChoices', 'notificationPreferences', { columns: ['userId'] }),
  section('pushSubscriptions', 'pushSubscriptions', {
    columns: ['userId'],
    omit: ['p256dh', 'auth', 'sessionId'],
  }),
  section('coachApplications', 'coachApplications', { columns: ['userId'], omit: ['reviewedBy'] }),
  section('coachReviews', 'coachReviews', { columns: ['userId'] }),
  section('coachPackages', 'coachPackages', { columns: ['clientId'] }),
  section('bookings', 'bookingRequests', { columns: ['clientId'], omit: ['coachNotes'] }),
  section('courtTimes', 'courtTimes', { columns: ['userId'], omit: ['name', 'phone'] }),
  section('courtTimeChanges', 'courtTimeChanges', { columns: ['actorId'] }),
  section('deskRoles', 'venueStaff', { columns: ['userId'] }),
  section('classes', 'classParticipants', { columns: ['userId'] }),
  section('classesOffered', 'coachClasses', { coachColumn: 'coachId' }),
  section('classSessions', 'classSessions', { coachColumn: 'coachId' }),
  section('coachHours', 'coachHours', { coachColumn: 'coachId' }),
  section('coachDaysOff', 'coachDaysOff', { coachColumn: 'coachId' }),
  section('coachPackageOffers', 'coachPackageOffers', { coachColumn: 'coachId' }),
  section('coachCertificates', 'coachCertificates', { coachColumn: 'coachId' }),
  section('clientsInTheBook', 'coachClients', { coachColumn: 'coachId' }),
  section('notesOnBookings', 'bookingRequests', {
    coachColumn: 'coachId',
    only: ['id', 'startsAt', 'status', 'coachNotes'],
  }),
  section('repliesToCoachReviews', 'coachReviews', {
    coachColumn: 'coachId',
    only: ['id', 'reply'],
  }),
  section('notesOnJoinRequests', 'groupJoinRequests', {
    columns: ['decidedById'],
    only: ['id', 'groupId', 'status', 'note', 'decidedAt'],
  }),
  section('notesOnCoachApplications', 'coachApplications', {
    columns: ['reviewedBy'],
    only: ['id', 'status', 'adminNotes'],
  }),
  section('notesOnVenueApplications', 'venueApplications', {
    columns: ['reviewedBy'],
    only: ['id', 'status', 'adminNotes'],
  }),
  section('bookingProposals', 'bookingProposals', { columns: ['proposedById'] }),
  section('uploads', 'uploads', { columns: ['ownerId'] }),
  section('securityEvents', 'securityEvents', { columns: ['userId'], omit: ['account'] }),
];

/** Columns that name the person in other people's actions or texts, or that hold secrets, each with the reason. */
export const EXPORT_EXCLUDED: Readonly<Record<string, string>> = {
  'matches.user2_id': 'a like stays secret until it is mutual',
  'skips.skipped_id': 'somebody else’s decision',
  'blocks.blocked_id': 'people may not learn who blocked them',
  'friend_requests.receiver_id': 'written by the person who asked',
  'group_invites.receiver_id': 'written by the person who invited',
  'group_bans.user_id': 'written by the group’s organisers',
  'group_removals.user_id': 'written by the group’s creator',
  'coach_clients.user_id': 'the coach’s own book',
  'follows.person_id': 'somebody else’s decision',
  'games.pay_to_id': 'written by the game’s organisers',
  'game_participants.forgiven_by_id': 'about somebody else',
  'conversations.user_lo': 'its messages are in `messages`',
  'conversations.user_hi': 'its messages are in `messages`',
  'conversations.requested_by_id': 'its messages are in `messages`',
  'groups.pair_lo': 'its games are in `gameParticipations`',
  'groups.pair_hi': 'its games are in `gameParticipations`',
  'game_proposals.user_lo': 'the person’s own are in `gameProposals`',
  'game_proposals.user_hi': 'the person’s own are in `gameProposals`',
  'notifications.actor_id': 'addressed to others',
  'outbox_mails.about_user_id': 'e-mails of the product, deleted after a month',
  'upload_usages.user_id': 'counted from `uploads`',
  'presences.user_id': 'whether the person is online, deleted on leaving',
  'two_factors.user_id': 'a secret',
  'passkey_challenges.user_id': 'deleted within minutes',
  'data_exports.user_id': 'the export itself',
  'idempotency_keys.user_id': 'copies of answers, deleted within a day',
};

/** Each row with the name of its section. */
function rowsOf(
  userId: number,
  { name, table, columns = [], coachColumn, emailColumn, accountColumns = [], ...parts }: Section,
) {
  const { only, omit = [], replace } = parts;
  const keys = (names: string[]) => sql`${names.map(toSnakeCase)}::text[]`;
  const kept = sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(to_jsonb(t) - ${keys(omit)})
    ${only ? sql`WHERE key = ANY (${keys(only)})` : sql``})`;
  const owned = columns.map((column) => sql<boolean>`${sql.ref(`t.${column}`)} = ${userId}`);
  if (coachColumn) {
    const pages = on().selectFrom('coachApplications').where('userId', '=', userId).select('id');
    owned.push(sql<boolean>`${sql.ref(`t.${coachColumn}`)} IN ${pages}`);
  }
  if (emailColumn) {
    const proven = on().selectFrom('users').where('id', '=', userId).select('email');
    owned.push(
      sql<boolean>`${sql.ref(`t.${emailColumn}`)} = ${proven.where('emailVerifiedAt', 'is not', null)}`,
    );
  }
  for (const column of accountColumns) {
    const accounts = on().selectFrom('moneyAccounts').where('userId', '=', userId).select('id');
    owned.push(sql<boolean>`${sql.ref(`t.${column}`)} IN ${accounts}`);
  }
  return on()
    .selectFrom(sql`${sql.table(table)}`.as('t'))
    .where((eb) => eb.or(owned))
    .select([
      sql<string>`${sql.lit(name)}`.as('section'),
      sql<Record<string, unknown>>`${kept}${replace ? sql` || ${replace}` : sql``}`.as('row'),
    ]);
}

/** Every section of the file, read by one statement and so in one snapshot. Keys are converted to the API's spelling. */
export async function findExport(userId: number): Promise<Record<string, unknown[]>> {
  const [first, ...others] = EXPORT_SECTIONS.map((one) => rowsOf(userId, one));
  if (!first) return {};
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const sections: Record<string, unknown[]> = Object.fromEntries(
    EXPORT_SECTIONS.map(({ name }) => [name, []]),
  );
  for (const { section: name, row } of rows) {
    const named = Object.entries(row).map(([key, value]) => [toCamelCase(key), value]);
    sections[name]?.push(Object.fromEntries(named));
  }
  return sections;
}
