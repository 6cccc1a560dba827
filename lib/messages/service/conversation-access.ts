import {
  type ConversationRow,
  findConversation,
} from '@/lib/messages/repository/find-conversations';
import { texts } from '@/lib/messages/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Indistinguishable from a missing conversation for people who are not in it or are across a block.
 * @throws AppError not_found
 */
export async function requireConversation(
  actor: Actor,
  by: { id: number } | { userId: number } | { groupId: number },
): Promise<ConversationRow> {
  const found = await findConversation(actor.userId, by);
  if (!found) throw notFound(say(texts, 'conversationNotFound'));
  return found;
}
