import {
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type Kysely,
  type RawBuilder,
  sql,
} from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { PREVIEW_LENGTH_MAX, REPLY_PREVIEW_LENGTH_MAX } from '@/lib/messages/constants';
import { otherOf } from '@/lib/messages/repository/conversation-columns';
import type { MessageDto } from '@/lib/messages/schema/message';
import { texts } from '@/lib/messages/server-texts';
import { placeholderWords } from '@/lib/moderation/constants';
import {
  activeAccount,
  blockedIds,
  DELETED_NAME,
  hidesNameFrom,
  mayNotify,
  seenName,
  UNAVAILABLE_NAME,
} from '@/lib/moderation/visibility';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Tables } from '@/lib/platform/db/tables';
import { currentLanguage } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';
import { type Said, wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { chatPictureUrl, profileImageUrl } from '@/lib/platform/storage/file-url';

/** True for a message of that alias that is neither deleted nor hidden. */
export function isShown(message: string): RawBuilder<boolean> {
  const at = columnsOf<'messages'>(message);
  return sql`(${at('deletedAt')} IS NULL AND ${at('hiddenAt')} IS NULL)`;
}

/** The message `r` as quoted by a reply. */
export function repliedTo() {
  const at = columnsOf<'messages'>('r');
  return jsonBuildObject({
    id: at('id'),
    seq: at('seq'),
    preview: sql<string>`CASE WHEN ${isShown('r')}
      THEN left(${at('content')}, ${sql.lit(REPLY_PREVIEW_LENGTH_MAX)}) ELSE '' END`,
  });
}

function reactionsOf(
  eb: ExpressionBuilder<Tables & { m: Tables['messages'] }, 'm'>,
  viewer: number,
) {
  const byEmoji = eb
    .selectFrom('messageReactions as x')
    .whereRef('x.messageId', '=', 'm.id')
    .where((own) => mayNotify(own.ref('x.userId'), viewer))
    .groupBy('x.emoji')
    .select((own) => [
      'x.emoji',
      own.fn.jsonAgg(own.ref('x.userId')).orderBy('x.userId').as('users'),
    ])
    .as('e');
  return eb
    .selectFrom(byEmoji)
    .select((own) =>
      own.fn
        .coalesce(
          own.fn
            .jsonAgg(jsonBuildObject({ emoji: own.ref('e.emoji'), userIds: own.ref('e.users') }))
            .orderBy('e.emoji'),
          sql<never[]>`'[]'`,
        )
        .as('reactions'),
    );
}

/**
 * Messages `m` of their conversation `c` as the viewer may read them. Those of blocked people and of accounts that are deleted,
 * leaving or banned are shown without the name, id and picture; those of women who keep to women with the first name alone.
 */
export function readableMessages(kx: Kysely<Tables>, viewer: number) {
  const sender = columnsOf<'users'>('sender');
  const named = sql<boolean>`(${sender('id')} = ${viewer}
    OR ${sender('id')} IS NOT NULL AND ${activeAccount('sender')} AND ${sender('id')} NOT IN ${blockedIds(viewer)})`;
  const known = sql<boolean>`(${named} AND NOT ${hidesNameFrom('sender', viewer)})`;
  const only = <T>(condition: Expression<boolean>, value: Expression<T>) =>
    sql<T | null>`CASE WHEN ${condition} THEN ${value} END`;
  return kx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .leftJoin('users as sender', 'sender.id', 'm.senderId')
    .leftJoin('messages as r', 'r.id', 'm.replyToId')
    .select((eb) => [
      'm.id',
      'm.conversationId',
      'm.seq',
      only(known, eb.ref('m.clientMsgId')).as('clientMsgId'),
      'm.type',
      sql<string>`CASE WHEN ${isShown('m')} THEN ${eb.ref('m.content')} ELSE '' END`.as('content'),
      'm.said',
      only(isShown('m'), eb.ref('m.imageKey')).as('imageKey'),
      'm.imageProvider',
      'm.imageWidth',
      'm.imageHeight',
      'm.editedAt',
      eb.fn.coalesce('m.deletedAt', 'm.hiddenAt').as('deletedAt'),
      'm.removedByOrganiser',
      'm.isAnnouncement',
      'm.createdAt',
      'c.groupId',
      'c.gameId',
      // Null where it is hidden from the viewer.
      only(known, eb.ref('sender.id')).as('senderId'),
      only(
        sql<boolean>`${eb.ref('c.type')} = 'direct' AND ${known}`,
        otherOf(eb.ref('m.senderId')),
      ).as('receiverId'),
      sql<string>`CASE WHEN ${named} THEN ${seenName('sender', viewer)}
        WHEN ${sender('id')} IS NULL OR ${sender('deletedAt')} IS NOT NULL THEN ${sql.lit(DELETED_NAME)}
        ELSE ${sql.lit(UNAVAILABLE_NAME)} END`.as('senderName'),
      only(known, eb.ref('sender.profileImageKey')).as('profileImageKey'),
      'sender.profileImageProvider',
      only(sql<boolean>`${eb.ref('r.id')} IS NOT NULL`, repliedTo()).as('replyTo'),
      reactionsOf(eb, viewer).$asScalar().$notNull().as('reactions'),
    ]);
}

export type MessageRow = InferResult<ReturnType<typeof readableMessages>>[number];

/** The beginning of a text, for the list of conversations; never cuts a surrogate pair. */
export function toPreview(text: string): string {
  return Array.from(text).slice(0, PREVIEW_LENGTH_MAX).join('');
}

/** System lines store the event; the name, as each reader may know it, is put in front. Hidden ones have no text. */
function systemLine(
  { senderName, content, said, deletedAt }: MessageRow,
  language: Language,
): string {
  if (deletedAt) return '';
  const person =
    senderName === UNAVAILABLE_NAME
      ? translate(texts, language).unavailableUser
      : placeholderWords(senderName, language);
  // Older lines were stored without parameters.
  const event = said ? wordsFor(said as unknown as Said, language) : content;
  return `${wordsOf(language).name(person)} ${event}`;
}

/** @param language the reader's; that of the request, if none is given */
export function toMessage(row: MessageRow, language: Language = currentLanguage()): MessageDto {
  const { senderId, imageKey, imageProvider } = row;
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    clientMsgId: row.clientMsgId,
    type: row.type,
    content: row.type === 'system' ? systemLine(row, language) : row.content,
    senderId,
    receiverId: row.receiverId,
    groupId: row.groupId,
    gameId: row.gameId,
    sender: {
      id: senderId,
      name: placeholderWords(row.senderName, language),
      profileImageUrl: profileImageUrl(row),
    },
    image:
      imageKey && imageProvider
        ? {
            url: chatPictureUrl(imageProvider, imageKey),
            width: row.imageWidth,
            height: row.imageHeight,
          }
        : null,
    replyTo: row.replyTo,
    reactions: row.reactions,
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    removedByOrganiser: row.removedByOrganiser,
    isAnnouncement: row.isAnnouncement,
    createdAt: row.createdAt.toISOString(),
  };
}
