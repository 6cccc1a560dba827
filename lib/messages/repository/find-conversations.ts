import { type Kysely, sql } from 'kysely';
import { FOLLOWED_MEMBERS_MAX } from '@/lib/messages/constants';
import {
  groupOfChat,
  isListedChat,
  isOfPair,
  isOnline,
  isOpenChat,
  otherOf,
} from '@/lib/messages/repository/conversation-columns';
import { isShown } from '@/lib/messages/repository/message-columns';
import { texts } from '@/lib/messages/server-texts';
import {
  activeAccount,
  DELETED_NAME,
  fullName,
  mayMeet,
  mayNotify,
  present,
  roleIn,
  UNAVAILABLE_NAME,
} from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import type { Tables } from '@/lib/platform/db/tables';

const chat = columnsOf<'conversations'>('c');
const member = columnsOf<'conversationMembers'>('me');

/** System lines, and deleted or hidden messages, are not counted. */
function unreadOf(kx: Kysely<Tables>) {
  const uncounted = kx
    .selectFrom('messages as line')
    .where('line.conversationId', '=', chat('id'))
    .where('line.seq', '>', member('lastReadSeq'))
    .where((eb) => eb.or([eb('line.type', '=', sql.lit('system')), eb.not(isShown('line'))]))
    .select((eb) => sql`${eb.fn.countAll()}::int`.as('count'));
  return sql<number>`greatest(${chat('lastSeq')} - ${member('lastReadSeq')}
    - CASE WHEN ${chat('lastSeq')} > ${member('lastReadSeq')} THEN ${uncounted} ELSE 0 END, 0)`;
}

/** A stranger's first messages, until they get a reply. */
const isFromStranger = (viewer: number) =>
  sql<boolean>`(${chat('requestStatus')} IN ('pending', 'declined') AND ${chat('requestedById')} <> ${viewer})`;

const isOpenRequest = (viewer: number) =>
  sql<boolean>`(${chat('requestStatus')} = 'pending' AND ${chat('requestedById')} <> ${viewer})`;

/** The viewer's conversations, without people hidden from them, and without groups and games that an admin has hidden. */
const visibleChats = (kx: Kysely<Tables>, viewer: number) =>
  kx
    .selectFrom('conversationMembers as me')
    .innerJoin('conversations as c', 'c.id', 'me.conversationId')
    .leftJoin('games as ga', 'ga.id', 'c.gameId')
    .leftJoin('groups as g', (join) => join.on('g.id', '=', groupOfChat))
    .leftJoin('groupMembers as gm', (join) =>
      join.on('gm.groupId', '=', groupOfChat).onRef('gm.userId', '=', 'me.userId'),
    )
    .leftJoin('users as other', (join) =>
      join.on('c.type', '=', sql.lit('direct')).on('other.id', '=', otherOf(viewer)),
    )
    .where('me.userId', '=', viewer)
    .where('g.hiddenAt', 'is', null)
    .where('ga.hiddenAt', 'is', null)
    .where((eb) => mayMeet(eb.ref('other.id'), viewer));

/** Stored instead of text: for a picture, and for a deleted message. */
const OUR_PREVIEWS = sql.join(
  [texts.english.photo, texts.english.messageDeleted, texts.english.messageRemoved].map((each) =>
    sql.lit(each),
  ),
);

/** Whether the preview is one of those, and not by chance a person's text. */
function isOurPreview(kx: Kysely<Tables>) {
  const isWordless = kx
    .selectFrom('messages as last')
    .where((eb) => sql<boolean>`${eb.ref('last.id')} = ${chat('lastMessageId')}`)
    .select((eb) =>
      sql<boolean>`${eb.ref('last.content')} = '' OR ${eb.ref('last.hiddenAt')} IS NOT NULL`.as(
        'it',
      ),
    );
  return sql<
    boolean | null
  >`CASE WHEN ${chat('lastPreview')} IN (${OUR_PREVIEWS}) THEN ${isWordless} END`;
}

const listedChats = (kx: Kysely<Tables>, viewer: number) =>
  visibleChats(kx, viewer).select((eb) => [
    'c.id',
    'c.type',
    // The text of a leaving or banned person remains, without their name.
    eb.case().when(activeAccount('other')).then(eb.ref('other.id')).end().as('userId'),
    'c.groupId',
    'c.gameId',
    'ga.startsAt as gameStartsAt',
    'ga.timeZone as gameTimeZone',
    isOpenChat.as('isOpen'),
    sql<boolean>`(${eb.ref('c.groupId')} IS NOT NULL AND ${eb.ref('g.organisersWrite')})`.as(
      'isForOrganisers',
    ),
    sql<boolean>`(${eb.ref('c.groupId')} IS NOT NULL
      AND ${eb.ref('g.memberCount')} > ${sql.lit(FOLLOWED_MEMBERS_MAX)})`.as('isCrowd'),
    sql<string>`CASE WHEN ${eb.ref('c.type')} = 'group' THEN coalesce(${eb.ref('ga.title')}, ${eb.ref('g.name')})
      WHEN ${eb.ref('other.id')} IS NULL OR ${eb.ref('other.deletedAt')} IS NOT NULL THEN ${sql.lit(DELETED_NAME)}
      WHEN NOT ${activeAccount('other')} THEN ${sql.lit(UNAVAILABLE_NAME)}
      ELSE ${fullName('other')} END`.as('name'),
    eb
      .case('c.type')
      .when(sql.lit('direct'))
      .then(eb.case().when(activeAccount('other')).then(eb.ref('other.profileImageKey')).end())
      .else(eb.ref('g.imageKey'))
      .end()
      .as('imageKey'),
    eb
      .case('c.type')
      .when(sql.lit('direct'))
      .then(eb.ref('other.profileImageProvider'))
      .else(eb.ref('g.imageProvider'))
      .end()
      .as('imageProvider'),
    'c.lastPreview as lastMessage',
    isOurPreview(kx).as('isOurPreview'),
    'c.lastMessageAt',
    'c.lastSeq',
    'me.lastReadSeq',
    unreadOf(kx).as('unread'),
    'me.muted',
    sql<boolean>`(${eb.ref('c.type')} = 'direct' AND ${activeAccount('other')} AND ${isOnline(eb.ref('other.id'))})`.as(
      'isOnline',
    ),
    'c.requestStatus',
    'c.requestedById',
    // The viewer's role in the group, also of a game.
    roleIn({ group: 'g', member: 'gm' }, eb.ref('me.userId')).as('role'),
    eb('ga.creatorId', '=', eb.ref('me.userId')).$castTo<boolean | null>().as('isGameCreator'),
    'c.pinnedMessageId',
  ]);

interface BatchValues {
  viewerId: number;
  at: Date | null;
  id: number | null;
  limit: number;
}

const batchOfChats = (kx: Kysely<Tables>, p: BatchValues) =>
  listedChats(kx, p.viewerId)
    .where('c.lastMessageAt', 'is not', null)
    .where(isListedChat)
    .where(
      (eb) => sql<boolean>`(${p.at}::timestamptz IS NULL
        OR (${eb.ref('c.lastMessageAt')}, ${eb.ref('c.id')}) < (${p.at}, ${p.id}))`,
    )
    .orderBy('c.lastMessageAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(p.limit);

const findBox = {
  requests: prepared((kx, p: BatchValues) => batchOfChats(kx, p).where(isOpenRequest(p.viewerId))),
  inbox: prepared((kx, p: BatchValues) =>
    batchOfChats(kx, p).where(sql<boolean>`${isFromStranger(p.viewerId)} IS NOT TRUE`),
  ),
};

export type ConversationRow = Awaited<ReturnType<(typeof findBox)['inbox']>>[number];

export interface ConversationPage {
  box: 'inbox' | 'requests';
  before: { at: Date; id: number } | undefined;
  limit: number;
}

/** Those with messages, latest first. */
export function findConversations(
  viewerId: number,
  { box, before, limit }: ConversationPage,
): Promise<ConversationRow[]> {
  return findBox[box]({ viewerId, at: before?.at ?? null, id: before?.id ?? null, limit });
}

interface OneValues {
  viewerId: number;
  id: number;
}

const findById = prepared((kx, p: OneValues) =>
  listedChats(kx, p.viewerId).where('c.id', '=', p.id),
);
const findOfGroup = prepared((kx, p: OneValues) =>
  listedChats(kx, p.viewerId).where('c.groupId', '=', p.id),
);
// Hidden people are not found by their id; the chat itself has an id of its own.
const findWith = prepared((kx, p: OneValues) =>
  listedChats(kx, p.viewerId)
    .where(isOfPair(p.viewerId, sql`${p.id}::int`))
    .where(present('other')),
);

export async function findConversation(
  viewerId: number,
  by: { id: number } | { userId: number } | { groupId: number },
): Promise<ConversationRow | null> {
  const [row] =
    'id' in by
      ? await findById({ viewerId, id: by.id })
      : 'groupId' in by
        ? await findOfGroup({ viewerId, id: by.groupId })
        : await findWith({ viewerId, id: by.userId });
  return row ?? null;
}

/** The other members' read positions, without people hidden from the viewer. */
export const findReadBy = prepared((kx, p: { conversationId: number; viewerId: number }) =>
  kx
    .selectFrom('conversationMembers as m')
    .where('m.conversationId', '=', p.conversationId)
    .where('m.userId', '<>', p.viewerId)
    .where((eb) => mayNotify(eb.ref('m.userId'), p.viewerId))
    .orderBy('m.userId')
    .select(['m.userId', 'm.lastReadSeq']),
);

const countChats = prepared((kx, p: { viewerId: number }) =>
  kx
    .selectFrom(
      visibleChats(kx, p.viewerId)
        .where('c.lastSeq', '>', 0)
        .where(isListedChat)
        .select([
          unreadOf(kx).as('unread'),
          'me.muted',
          sql<boolean>`${isFromStranger(p.viewerId)} IS TRUE`.as('stranger'),
          isOpenRequest(p.viewerId).as('pending'),
        ])
        .as('mine'),
    )
    .select((eb) => {
      const notified = eb.not(eb.or([eb.ref('mine.muted'), eb.ref('mine.stranger')]));
      return [
        eb.fn
          .countAll<number>()
          .filterWhere('mine.unread', '>', 0)
          .filterWhere(notified)
          .as('conversations'),
        eb.fn
          .coalesce(eb.fn.sum<number>('mine.unread').filterWhere(notified), sql<number>`0`)
          .as('messages'),
        eb.fn.countAll<number>().filterWhere(eb.ref('mine.pending')).as('requests'),
      ];
    }),
);

/** Whether any of the person's conversations has a message from after the time. */
export async function isAnyMessageAfter(userId: number, at: Date): Promise<boolean> {
  const found = await on()
    .selectFrom('conversationMembers as me')
    .innerJoin('conversations as c', 'c.id', 'me.conversationId')
    .where('me.userId', '=', userId)
    .where('c.lastMessageAt', '>', at)
    .limit(1)
    .select('c.id')
    .executeTakeFirst();
  return found !== undefined;
}

/** For the badges: only the inbox, without muted conversations. */
export async function countUnread(
  viewerId: number,
): Promise<{ conversations: number; messages: number; requests: number }> {
  const [counts] = await countChats({ viewerId });
  return counts ?? { conversations: 0, messages: 0, requests: 0 };
}
