import { sql } from 'kysely';
import type { InsertedMessage, NewMessage } from '@/lib/messages/repository/insert-message';
import { repliedTo } from '@/lib/messages/repository/message-columns';
import { nextMessageId, tellUnreadJobs } from '@/lib/messages/repository/message-jobs';
import { blockedIds, fullName, hidesFrom } from '@/lib/moderation/visibility';
import { prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** A text message to a group; several of these are inserted together. */
export type GroupText = Omit<NewMessage, 'to' | 'type' | 'imageKey'>;

interface Values {
  groupId: number;
  senderIds: number[];
  clientMsgIds: string[];
  contents: string[];
  previews: string[];
  replyToIds: (number | null)[];
}

/** The messages as rows, each with its place in the input, from 1. */
const given = (p: Values) =>
  sql<
    GroupText & { at: number }
  >`unnest(${p.senderIds}::int[], ${p.clientMsgIds}::text[], ${p.contents}::text[],
    ${p.previews}::text[], ${p.replyToIds}::bigint[]) WITH ORDINALITY`.as<'g'>(
    sql`g(sender_id, client_msg_id, content, preview, reply_to_id, at)`,
  );

/**
 * Inserts several messages to one group in the given order, like insert-message: one lock, one update of the conversation and
 * one wait for the disk, however many people wrote. People who are not members (any more) and messages that exist already are
 * left out before numbers are assigned. If an id is inserted elsewhere meanwhile, the whole statement fails.
 */
const insert = prepared((kx, p: Values) =>
  kx
    .with('place', (cte) =>
      cte
        .selectFrom('conversations as c')
        .innerJoin('groups as g', 'g.id', 'c.groupId')
        .where('c.groupId', '=', p.groupId)
        .where('g.hiddenAt', 'is', null)
        .select('c.id'),
    )
    .with(
      (cte) => cte('said').materialized(),
      (cte) =>
        cte
          .selectFrom((eb) =>
            eb
              .selectFrom('place as p')
              .crossJoin(given(p))
              .innerJoin('conversationMembers as m', (join) =>
                join.onRef('m.conversationId', '=', 'p.id').onRef('m.userId', '=', 'g.senderId'),
              )
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
              .select(['said.n', 'said.id', 'said.preview'])
              .as('last'),
        ])
        .set((eb) => ({
          lastSeq: eb('c.lastSeq', '+', eb.ref('last.n')),
          lastMessageId: eb.ref('last.id'),
          lastMessageAt: now,
          lastPreview: eb.ref('last.preview'),
        }))
        .whereRef('c.id', '=', 'p.id')
        .returning((eb) => ['c.id', eb('c.lastSeq', '-', eb.ref('last.n')).as('before')]),
    )
    .with('inserted', (cte) =>
      cte
        .insertInto('messages')
        .columns(['id', 'conversationId', 'seq', 'senderId', 'clientMsgId', 'content', 'replyToId'])
        .expression((eb) =>
          eb
            .selectFrom('bumped as b')
            .crossJoin('said as s')
            .select((own) => [
              's.id',
              'b.id as conversationId',
              own('b.before', '+', own.ref('s.n')).as('seq'),
              's.senderId',
              's.clientMsgId',
              's.content',
              own
                .selectFrom('messages as r')
                .whereRef('r.id', '=', 's.replyToId')
                .whereRef('r.conversationId', '=', 'b.id')
                .select('r.id')
                .as('replyToId'),
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
    .with('later', (cte) => tellUnreadJobs(cte))
    .selectFrom('inserted as i')
    .innerJoin('said as s', 's.id', 'i.id')
    .innerJoin('users as u', 'u.id', 's.senderId')
    .orderBy('s.n')
    .select((eb) => [
      's.at',
      'i.id',
      'i.conversationId',
      'i.seq',
      'i.createdAt',
      // The same for all of them, so once is enough.
      sql<number[] | null>`CASE WHEN ${eb.ref('s.n')} = 1 THEN ${eb
        .selectFrom('conversationMembers as m')
        .where('m.conversationId', '=', (own) => own.selectFrom('place').select('place.id'))
        .select((own) => own.fn.agg<number[]>('array_agg', ['m.userId']).as('ids'))} END`.as(
        'everybody',
      ),
      sql<number[]>`ARRAY${blockedIds(eb.ref('s.senderId'))}`.as('blocked'),
      sql<number[]>`CASE WHEN ${eb.ref('u.womenOnly')} THEN ARRAY${eb
        .selectFrom('conversationMembers as m')
        .where('m.conversationId', '=', (own) => own.selectFrom('place').select('place.id'))
        .where((own) => hidesFrom(eb.ref('s.senderId'), own.ref('m.userId')))
        .select('m.userId')} ELSE '{}'::int[] END`.as('kept'),
      eb
        .selectFrom('messages as r')
        .whereRef('r.id', '=', 'i.replyToId')
        .select(repliedTo().as('it'))
        .as('replyTo'),
      fullName('u').as('senderName'),
      'u.profileImageKey',
      'u.profileImageProvider',
    ]),
);

/** @returns one entry per message, in order; null for people who may not write there and for messages that exist already */
export async function insertMessages(
  groupId: number,
  messages: readonly GroupText[],
): Promise<(InsertedMessage | null)[]> {
  const rows = await insert({
    groupId,
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
    const isMasked = (id: number) => masked.has(id);
    const isFirst = (id: number) => first.has(id) && !isMasked(id);
    answers[at - 1] = {
      ...row,
      memberIds: members.filter((id) => !isMasked(id) && !isFirst(id)),
      maskedIds: masked.size === 0 ? [] : members.filter(isMasked),
      byFirstNameIds: first.size === 0 ? [] : members.filter(isFirst),
      image: null,
      requestStatus: null,
    };
  }
  return answers;
}
