import { z } from 'zod';
import {
  type ConversationRow,
  countUnread,
  findConversations,
  isAnyMessageAfter,
} from '@/lib/messages/repository/find-conversations';
import type {
  ConversationDto,
  ListConversationsInput,
  UnreadDto,
} from '@/lib/messages/schema/conversations';
import { texts } from '@/lib/messages/server-texts';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { fileUrl } from '@/lib/platform/storage/file-url';

const positionSchema = z.object({ at: z.coerce.date(), id: z.number().int() });

/** Latest first. @throws AppError forbidden for another's */
export async function listConversations(
  actor: Actor,
  userId: number,
  { box, cursor, limit }: ListConversationsInput,
): Promise<Page<ConversationDto>> {
  if (userId !== actor.userId) {
    throw new AppError('forbidden', say(texts, 'onlyOwnMessages'));
  }
  const name = `conversations/${box}`;
  const rows = await findConversations(actor.userId, {
    box,
    before: openCursor(name, cursor, positionSchema),
    limit: limit + 1,
  });
  return toPage(rows, {
    name,
    limit,
    toPosition: ({ lastMessageAt, id }) => ({ at: lastMessageAt, id }),
    toDto: (row) => toConversation(actor, row),
  });
}

export function countUnreadOf(actor: Actor): Promise<UnreadDto> {
  return countUnread(actor.userId);
}

/** Whether anything was written to the person, or by them, after the time. */
export const wasWrittenSince = (userId: number, at: Date): Promise<boolean> =>
  isAnyMessageAfter(userId, at);

export function toConversation(actor: Actor, row: ConversationRow): ConversationDto {
  const waiting = row.requestStatus === 'pending' || row.requestStatus === 'declined';
  const isRequest = waiting && row.requestedById !== actor.userId;
  return {
    id: row.id,
    type: row.gameId === null ? row.type : 'game',
    userId: row.userId,
    groupId: row.groupId,
    game: gameOf(row),
    name: placeholderWords(row.name),
    avatar: row.imageKey && row.imageProvider ? fileUrl(row.imageProvider, row.imageKey) : null,
    lastMessage: previewOf(row),
    lastMessageTime: row.lastMessageAt?.toISOString() ?? null,
    lastSeq: row.lastSeq,
    unreadCount: row.unread,
    // People who have not accepted a request do not appear online to its sender.
    isOnline: row.isOnline && !waiting,
    muted: row.muted,
    isRequest,
  };
}

function gameOf({ gameId: id, gameStartsAt, gameTimeZone: timeZone }: ConversationRow) {
  if (id === null || gameStartsAt === null || timeZone === null) return null;
  return { id, startsAt: gameStartsAt.toISOString(), timeZone };
}

/** The placeholder of a message without text is translated; the rest is quoted. */
function previewOf({ lastMessage, isOurPreview }: ConversationRow): string | null {
  const key = isOurPreview && PREVIEWS.find((each) => texts.english[each] === lastMessage);
  return key ? translate(texts)[key] : lastMessage;
}

const PREVIEWS = ['photo', 'messageDeleted', 'messageRemoved'] as const;
