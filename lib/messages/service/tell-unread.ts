import { findUnreadMembers, type UnreadMemberRow } from '@/lib/messages/repository/find-unread';
import { PICTURE_PREVIEW } from '@/lib/messages/service/send-message';
import { notifyAll, publishNotifications } from '@/lib/notifications/service/notify';
import { transaction } from '@/lib/platform/db/transaction';
import { isolate } from '@/lib/platform/validation/isolate';

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
  const { userId, lastReadSeq, groupId, senderId, senderName } = member;
  const words = member.preview || (member.isPicture ? PICTURE_PREVIEW : '');
  return {
    userId,
    actorId: senderId,
    type: member.isRequest ? 'message_request' : 'message',
    title: titleOf(member),
    message: groupId === null ? words : `${isolate(senderName)}: ${isolate(words)}`,
    data: groupId === null ? { conversationId, userId: senderId } : { conversationId, groupId },
    dedupeKey: `message:${conversationId}:${lastReadSeq}`,
  };
}

function titleOf({ isRequest, groupName, senderName }: UnreadMemberRow): string {
  if (isRequest) return `${isolate(senderName)} would like to message you`;
  return groupName === null
    ? `New message from ${isolate(senderName)}`
    : `New messages in ${isolate(groupName)}`;
}
