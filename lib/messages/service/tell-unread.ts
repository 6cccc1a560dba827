import { findUnreadMembers, type UnreadMemberRow } from '@/lib/messages/repository/find-unread';
import { texts } from '@/lib/messages/server-texts';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import { transaction } from '@/lib/platform/db/transaction';
import { type Said, say } from '@/lib/platform/language/say';

/**
 * The job: notifies everybody with unread messages, once until they read again. Running it twice notifies nobody twice,
 * because the notification's key is the position where the person stopped reading.
 */
export async function tellUnread(conversationId: number): Promise<void> {
  const members = await findUnreadMembers({ conversationId });
  const told = await transaction((tx) =>
    notifyAll(
      tx,
      members.map((member) => toNotification(conversationId, member)),
    ),
  );
  await publishNotifications(told);
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
      ...(gameId !== null ? { gameId } : groupId !== null ? { groupId } : { userId: senderId }),
    },
    dedupeKey: `message:${conversationId}:${lastReadSeq}`,
  };
}

function titleOf({ isRequest, chatName, senderName: person }: UnreadMemberRow): Said {
  if (isRequest) return say(texts, 'wouldLikeToMessage', { person });
  return chatName === null
    ? say(texts, 'newMessageFrom', { person })
    : say(texts, 'newMessagesIn', { group: chatName });
}

/** The latest words; a picture without any is named. */
function messageOf({ chatName, senderName: person, preview, isPicture }: UnreadMemberRow): Said {
  if (!preview && isPicture) {
    return chatName === null ? say(texts, 'photo') : say(texts, 'photoOf', { person });
  }
  return chatName === null
    ? say(texts, 'quote', { words: preview })
    : say(texts, 'quoteOf', { person, words: preview });
}
