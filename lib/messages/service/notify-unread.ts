import {
  findUnreadMembers,
  lockQuoted,
  type UnreadMemberRow,
} from '@/lib/messages/repository/find-unread';
import { texts } from '@/lib/messages/server-texts';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/jobs/queue';
import { type Said, say } from '@/lib/platform/language/say';

/**
 * The job: notifies all members with unread messages, once until they read again. Running it twice notifies nobody twice,
 * because the notification's key is the position where the person stopped reading.
 */
export async function notifyUnread(conversationId: number): Promise<void> {
  const members = await findUnreadMembers({ conversationId });
  if (members.length === 0) return;
  const notified = await transaction(async (tx) => {
    const quoted = await lockQuoted([...new Set(members.map(({ messageId }) => messageId))], tx);
    // A member whose quoted message was just deleted is notified of the others by the job that the deletion has queued.
    const still = members.flatMap((member) => {
      const preview = quoted.get(member.messageId);
      return preview === undefined ? [] : [{ ...member, preview }];
    });
    return notifyAll(
      tx,
      still.map((member) => toNotification(conversationId, member)),
    );
  });
  await publishNotifications(notified);
}

/** After a message was deleted with the notification that quoted it: notifies those who have others to read. */
export function notifyOfTheRest(tx: Tx, conversationId: number): Promise<void> {
  return enqueue(tx, 'messages:tell-unread', { conversationId });
}

function toNotification(conversationId: number, member: UnreadMemberRow) {
  const { userId, lastReadSeq, groupId, gameId, senderId } = member;
  return {
    userId,
    actorId: senderId,
    type: member.isRequest ? 'message_request' : 'message',
    title: titleOf(member),
    message: messageOf(member),
    data: {
      conversationId,
      messageId: member.messageId,
      ...(gameId !== null ? { gameId } : groupId !== null ? { groupId } : { userId: senderId }),
    },
    dedupeKey: `message:${conversationId}:${lastReadSeq}`,
  };
}

function titleOf({ isRequest, gameId, chatName, senderName: person }: UnreadMemberRow): Said {
  if (isRequest) return say(texts, 'wouldLikeToMessage', { person });
  if (chatName === null) return say(texts, 'newMessageFrom', { person });
  return gameId === null
    ? say(texts, 'newMessagesIn', { group: chatName })
    : say(texts, 'newMessagesFor', { game: chatName });
}

/** The latest text, or a placeholder for a picture. */
function messageOf({ chatName, senderName: person, preview, isPicture }: UnreadMemberRow): Said {
  if (!preview && isPicture) {
    return chatName === null ? say(texts, 'photo') : say(texts, 'photoOf', { person });
  }
  return chatName === null
    ? say(texts, 'quote', { words: preview })
    : say(texts, 'quoteOf', { person, words: preview });
}
