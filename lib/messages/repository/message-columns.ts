import { PREVIEW_LENGTH_MAX, REPLY_PREVIEW_LENGTH_MAX } from '@/lib/messages/constants';
import type { MessageDto } from '@/lib/messages/schema/message';
import {
  blockedIdsSql,
  DELETED_NAME,
  fullNameSql,
  UNAVAILABLE_NAME,
} from '@/lib/moderation/visibility';
import { chatPictureUrl, profileImageUrl, type StorageProviderName } from '@/lib/storage/file-url';
import { isolate } from '@/lib/validation/isolate';

export interface MessageRow {
  id: string;
  conversationId: number;
  seq: number;
  clientMsgId: string | null;
  type: 'text' | 'image' | 'system';
  content: string;
  imageKey: string | null;
  imageProvider: StorageProviderName | null;
  imageWidth: number | null;
  imageHeight: number | null;
  editedAt: Date | null;
  deletedAt: Date | null;
  removedByOrganiser: boolean;
  createdAt: Date;
  groupId: number | null;
  /** Null where the viewer may not know it. */
  senderId: number | null;
  receiverId: number | null;
  senderName: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
  replyTo: MessageDto['replyTo'];
  reactions: MessageDto['reactions'];
}

/**
 * SQL: a message `m` of the conversation `c` as the viewer may read it; needs `MESSAGE_JOINS`. Messages of blocked people and
 * deleted accounts are shown without their name, id and picture.
 */
export function messageColumns(viewer: `$${number}`): string {
  const known = `(sender.id IS NOT NULL AND sender.deleted_at IS NULL AND sender.id NOT IN (${blockedIdsSql(viewer)}))`;
  // Empty once it is deleted or hidden.
  const shown = (message: string) =>
    `${message}.deleted_at IS NULL AND ${message}.hidden_at IS NULL`;
  return `m.id::text AS id, m.conversation_id AS "conversationId", m.seq,
    CASE WHEN ${known} THEN m.client_msg_id END AS "clientMsgId", m.type::text AS type,
    CASE WHEN ${shown('m')} THEN m.content ELSE '' END AS content,
    CASE WHEN ${shown('m')} THEN m.image_key END AS "imageKey", m.image_provider::text AS "imageProvider",
    m.image_width AS "imageWidth", m.image_height AS "imageHeight", m.edited_at AS "editedAt",
    coalesce(m.deleted_at, m.hidden_at) AS "deletedAt",
    m.removed_by_organiser AS "removedByOrganiser", m.created_at AS "createdAt", c.group_id AS "groupId",
    CASE WHEN ${known} THEN sender.id END AS "senderId",
    CASE WHEN c.type = 'direct' AND ${known}
      THEN CASE WHEN m.sender_id = c.user_lo THEN c.user_hi ELSE c.user_lo END END AS "receiverId",
    CASE WHEN ${known} THEN ${fullNameSql('sender')}
      WHEN sender.id IS NULL OR sender.deleted_at IS NOT NULL THEN '${DELETED_NAME}'
      ELSE '${UNAVAILABLE_NAME}' END AS "senderName",
    CASE WHEN ${known} THEN sender.profile_image_key END AS "profileImageKey",
    sender.profile_image_provider::text AS "profileImageProvider",
    CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'seq', r.seq, 'preview',
      CASE WHEN ${shown('r')} THEN left(r.content, ${REPLY_PREVIEW_LENGTH_MAX}) ELSE '' END)
      END AS "replyTo",
    coalesce((SELECT json_agg(json_build_object('emoji', e.emoji, 'userIds', e.users) ORDER BY e.emoji)
      FROM (SELECT x.emoji, json_agg(x.user_id ORDER BY x.user_id) AS users FROM message_reactions x
        WHERE x.message_id = m.id AND x.user_id NOT IN (${blockedIdsSql(viewer)}) GROUP BY x.emoji) e), '[]') AS reactions`;
}

export const MESSAGE_JOINS = `JOIN conversations c ON c.id = m.conversation_id
  LEFT JOIN users sender ON sender.id = m.sender_id
  LEFT JOIN messages r ON r.id = m.reply_to_id`;

/** The beginning of a text, for the list of conversations; never cuts a surrogate pair. */
export function toPreview(text: string): string {
  return Array.from(text).slice(0, PREVIEW_LENGTH_MAX).join('');
}

/** System lines store what happened; each reader's version of the name is put in front. */
function systemLine(name: string, event: string): string {
  return `${isolate(name)} ${event}`;
}

export function toMessage(row: MessageRow): MessageDto {
  const { senderId, senderName, imageKey, imageProvider } = row;
  return {
    id: Number(row.id),
    conversationId: row.conversationId,
    seq: row.seq,
    clientMsgId: row.clientMsgId,
    type: row.type,
    content: row.type === 'system' ? systemLine(senderName, row.content) : row.content,
    senderId,
    receiverId: row.receiverId,
    groupId: row.groupId,
    sender: { id: senderId, name: senderName, profileImageUrl: profileImageUrl(row) },
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
    createdAt: row.createdAt.toISOString(),
  };
}
