import { sql } from 'kysely';
import { nextMessageId, notifyUnreadJobs } from '@/lib/messages/repository/announcements';
import { isMember, mayWrite } from '@/lib/messages/repository/conversation-columns';
import { repliedTo } from '@/lib/messages/repository/message-columns';
import { claimPicture } from '@/lib/messages/repository/pictures';
import { blockedIds, fullName, hidesNameFrom, isSheltered } from '@/lib/moderation/visibility';
import type { ConversationRequestStatus } from '@/lib/platform/db/generated/enums';
import { prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { StoredPicture } from '@/lib/platform/storage/storage';

/** A chat of two people or of a game by its own id, a group's by the group's id. */
export type Place = { conversationId: number } | { groupId: number };

export interface NewMessage {
  senderId: number;
  clientMsgId: string;
  content: string;
  preview: string;
  replyToId: number | null;
}

interface Values {
  conversationId: number | null;
  groupId: number | null;
  imageKey: string | null;
  senderIds: number[];
  clientMsgIds: string[];
  contents: string[];
  previews: string[];
  replyToIds: (number | null)[];
}

/** The messages as rows, each with its index in the input, from 1. */
const given = (p: Values) =>
  sql<
    NewMessage & { at: number }
  >`unnest(${p.senderIds}::int[], ${p.clientMsgIds}::text[], ${p.contents}::text[],
    ${p.previews}::text[], ${p.replyToIds}::bigint[]) WITH ORDINALITY`.as<'g'>(
    sql`g(sender_id, client_msg_id, content, preview, reply_to_id, at)`,
  );

/**
 * Everything that sending changes, in one statement: separate ones have a third of the throughput. Several messages to a group
 * take one lock, one update of the conversation and one wait for the disk, however many people wrote. The update locks the
 * conversation's row, so numbers have no gaps, and a unique violation (the same id sent twice in parallel) rolls them back as
 * well. Non-members and messages that exist already are excluded before numbers are assigned.
 */
const insert = prepared((kx, p: Values) =>
  kx
    .with('place', (cte) =>
      cte
        .selectFrom('conversations as c')
        .where((eb) =>
          eb.or([
            sql<boolean>`${eb.ref('c.id')} = ${p.conversationId}::int`,
            sql<boolean>`${eb.ref('c.groupId')} = ${p.groupId}::int`,
          ]),
        )
        .select('c.id'),
    )
    .with('picture', (cte) => claimPicture(cte, p.imageKey, sql`(${p.senderIds}::int[])[1]`))
    .with(
      (cte) => cte('said').materialized(),
      (cte) =>
        cte
          .selectFrom((eb) =>
            eb
              .selectFrom('place as p')
              .crossJoin(given(p))
              .where((own) => isMember(own.ref('p.id'), own.ref('g.senderId')))
              .where((own) =>
                own.not(
                  own.exists(
                    own
                      .selectFrom('messages as x')
                      .whereRef('x.senderId', '=', 'g.senderId')
                      .whereRef('x.clientMsgId', '=', 'g.clientMsgId'),
                  ),
                ),
              )
              .orderBy('g.at')
              .selectAll('g')
              .as('mine'),
          )
          .selectAll('mine')
          .select((eb) => [
            sql<number>`row_number() OVER (ORDER BY ${eb.ref('mine.at')})::int`.as('n'),
            nextMessageId.as('id'),
          ]),
    )
    .with('bumped', (cte) =>
      cte
        .updateTable('conversations as c')
        .from([
          'place as p',
          (eb) =>
            eb
              .selectFrom('said')
              .orderBy('said.n', 'desc')
              .limit(sql.lit(1))
              .select(['said.n', 'said.id', 'said.preview', 'said.senderId'])
              .as('last'),
        ])
        .set((eb) => ({
          lastSeq: eb('c.lastSeq', '+', eb.ref('last.n')),
          lastMessageId: eb.ref('last.id'),
          lastMessageAt: now,
          lastPreview: eb.ref('last.preview'),
          // A reply accepts a pending request.
          requestStatus: sql<ConversationRequestStatus>`CASE
            WHEN ${eb.ref('c.requestedById')} <> ${eb.ref('last.senderId')} AND ${eb.ref('c.requestStatus')} IN ('pending', 'declined')
            THEN 'accepted' ELSE ${eb.ref('c.requestStatus')} END`,
        }))
        .whereRef('c.id', '=', 'p.id')
        .where((eb) => mayWrite(eb.ref('last.senderId')))
        .where((eb) =>
          eb.or([sql<boolean>`${p.imageKey}::text IS NULL`, eb.exists(eb.selectFrom('picture'))]),
        )
        .returning((eb) => [
          'c.id',
          'c.requestStatus',
          eb('c.lastSeq', '-', eb.ref('last.n')).as('before'),
        ]),
    )
    .with('inserted', (cte) =>
      cte
        .insertInto('messages')
        .columns([
          'id',
          'conversationId',
          'seq',
          'senderId',
          'clientMsgId',
          'type',
          'content',
          'replyToId',
          'imageKey',
          'imageProvider',
          'imageWidth',
          'imageHeight',
        ])
        .expression((eb) =>
          eb
            .selectFrom('bumped as b')
            .crossJoin('said as s')
            .leftJoin('picture as p', (join) => join.onTrue())
            .select((own) => [
              's.id',
              'b.id as conversationId',
              own('b.before', '+', own.ref('s.n')).as('seq'),
              's.senderId',
              's.clientMsgId',
              sql`CASE WHEN ${own.ref('p.key')} IS NULL THEN 'text' ELSE 'image' END::message_type`.as(
                'type',
              ),
              's.content',
              own
                .selectFrom('messages as r')
                .whereRef('r.id', '=', 's.replyToId')
                .whereRef('r.conversationId', '=', 'b.id')
                .select('r.id')
                .as('replyToId'),
              'p.key',
              'p.provider',
              'p.width',
              'p.height',
            ]),
        )
        .returning(['id', 'conversationId', 'seq', 'createdAt', 'replyToId']),
    )
    .with('own', (cte) =>
      cte
        .updateTable('conversationMembers as m')
        .from([
          'bumped as b',
          (eb) =>
            eb
              .selectFrom('said')
              .groupBy('said.senderId')
              .select((own) => ['said.senderId', own.fn.max('said.n').as('n')])
              .as('s'),
        ])
        .set((eb) => ({ lastReadSeq: eb('b.before', '+', eb.ref('s.n')) }))
        .whereRef('m.conversationId', '=', 'b.id')
        .whereRef('m.userId', '=', 's.senderId'),
    )
    .with('later', (cte) => notifyUnreadJobs(cte))
    .selectFrom('inserted as i')
    .innerJoin('bumped as b', 'b.id', 'i.conversationId')
    .innerJoin('said as s', 's.id', 'i.id')
    .innerJoin('users as u', 'u.id', 's.senderId')
    .orderBy('s.n')
    .select((eb) => {
      const members = eb
        .selectFrom('conversationMembers as m')
        .whereRef('m.conversationId', '=', 'b.id');
      return [
        's.at',
        'i.id',
        'i.conversationId',
        'i.seq',
        'i.createdAt',
        'b.requestStatus',
        // All messages of a statement are in one chat, so this is evaluated once.
        sql<
          number[] | null
        >`CASE WHEN ${eb.ref('s.n')} = 1 THEN ARRAY${members.select('m.userId')} END`.as(
          'everybody',
        ),
        sql<number[]>`ARRAY${blockedIds(eb.ref('s.senderId'))}`.as('blocked'),
        sql<number[]>`CASE WHEN ${isSheltered('u')} THEN ARRAY${members
          .where((own) => hidesNameFrom(eb.ref('s.senderId'), own.ref('m.userId')))
          .select('m.userId')} ELSE '{}'::int[] END`.as('kept'),
        eb
          .selectFrom('messages as r')
          .whereRef('r.id', '=', 'i.replyToId')
          .select(repliedTo().as('it'))
          .as('replyTo'),
        eb
          .selectFrom('picture as p')
          .select(sql<Omit<StoredPicture, 'bytes'>>`to_jsonb(p)`.as('it'))
          .as('image'),
        // The sender as the others see them.
        fullName('u').as('senderName'),
        'u.profileImageKey',
        'u.profileImageProvider',
      ];
    }),
);

type Row = Awaited<ReturnType<typeof insert>>[number];

export type InsertedMessage = Omit<Row, 'at' | 'everybody' | 'blocked' | 'kept'> & {
  /** All members, including the sender for their other devices. */
  memberIds: number[];
  /** The members across a block with the sender. */
  maskedIds: number[];
  /** The members for whom the sender is hidden as women-only. */
  byFirstNameIds: number[];
};

/**
 * Inserts messages to one chat in the given order: several to a group, or one, which may have a picture. If an id is inserted
 * elsewhere meanwhile, the whole statement fails.
 * @returns one entry per message; null where the sender may not write (`canWrite` of the policy), the picture is not theirs to
 *   send, or the message exists already
 */
export async function insertMessages(
  to: Place,
  messages: readonly NewMessage[],
  imageKey: string | null = null,
): Promise<(InsertedMessage | null)[]> {
  const rows = await insert({
    conversationId: null,
    groupId: null,
    ...to,
    imageKey,
    senderIds: messages.map(({ senderId }) => senderId),
    clientMsgIds: messages.map(({ clientMsgId }) => clientMsgId),
    contents: messages.map(({ content }) => content),
    previews: messages.map(({ preview }) => preview),
    replyToIds: messages.map(({ replyToId }) => replyToId),
  });
  const members = rows[0]?.everybody ?? [];
  const answers: (InsertedMessage | null)[] = messages.map(() => null);
  for (const { at, everybody: _same, blocked, kept, ...row } of rows) {
    const [masked, first] = [new Set(blocked), new Set(kept)];
    const open = members.filter((id) => !masked.has(id));
    answers[at - 1] = {
      ...row,
      memberIds: open.filter((id) => !first.has(id)),
      maskedIds: members.filter((id) => masked.has(id)),
      byFirstNameIds: open.filter((id) => first.has(id)),
    };
  }
  return answers;
}
