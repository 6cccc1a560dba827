import { ANNOUNCEMENTS_PER_DAY } from '@/lib/messages/constants';
import {
  countAnnouncements,
  findAddressees,
  findGroupChat,
  insertAnnouncement,
  lockChat,
} from '@/lib/messages/repository/announcements';
import { findName } from '@/lib/messages/repository/conversations';
import { requireGameChat } from '@/lib/messages/repository/game-chats';
import { texts } from '@/lib/messages/server-texts';
import { notifyAll, type PendingNotification } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { requireWithinDay } from '@/lib/platform/errors/daily-limit';
import { enqueue } from '@/lib/platform/jobs/queue';
import { type Said, say } from '@/lib/platform/language/say';

interface Announcement {
  conversationId: number;
  content: string;
  type: 'group_announcement' | 'game_announcement';
  title: Said;
  about: { groupId: number } | { gameId: number };
}

/**
 * An organiser's message to a whole chat: pinned there, and a notification to each member. The caller has locked the
 * conversation.
 */
async function announce(
  tx: Tx,
  actor: Actor,
  { conversationId, content, type, title, about }: Announcement,
): Promise<PendingNotification[]> {
  await requireWithinDay({
    limit: { usual: ANNOUNCEMENTS_PER_DAY, ofNewAccounts: ANNOUNCEMENTS_PER_DAY },
    countSince: () => countAnnouncements(conversationId, tx),
    refusal: ({ max }) => say(texts, 'enoughAnnouncements', { max }),
  });
  const written = { conversationId, senderId: actor.userId, content };
  const { seq, messageId } = await insertAnnouncement(written, tx);
  await enqueue(tx, 'messages:announce-line', { conversationId, seq });
  const person = await findName(actor.userId, tx);
  const message = say(texts, 'quoteOf', { person, words: content });
  const data = { conversationId, messageId, ...about };
  const userIds = await findAddressees(conversationId, actor.userId, tx);
  return notifyAll(
    tx,
    userIds.map((userId) => ({ userId, actorId: actor.userId, type, title, message, data })),
  );
}

/** The caller has checked the permission. @throws AppError rate_limited */
export async function announceInGroup(
  tx: Tx,
  actor: Actor,
  group: { id: number; name: string },
  content: string,
): Promise<PendingNotification[]> {
  return announce(tx, actor, {
    conversationId: await lockChat(await findGroupChat(group.id, tx), tx),
    content,
    type: 'group_announcement',
    title: say(texts, 'announcementIn', { group: group.name }),
    about: { groupId: group.id },
  });
}

/** To all players of a game; the caller has checked the permission. @throws AppError rate_limited */
export async function announceInGame(
  tx: Tx,
  actor: Actor,
  game: { id: number; title: string },
  content: string,
): Promise<PendingNotification[]> {
  return announce(tx, actor, {
    conversationId: await lockChat(await requireGameChat(game.id, tx), tx),
    content,
    type: 'game_announcement',
    title: say(texts, 'announcementFor', { game: game.title }),
    about: { gameId: game.id },
  });
}
