import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors/app-error';
import {
  type ConversationRow,
  findConversation,
} from '@/lib/messages/repository/find-conversations';

/**
 * A conversation that the actor is in. Who is not, or is across a block, cannot tell it from one that never was.
 * @throws AppError not_found
 */
export async function requireConversation(
  actor: Actor,
  by: { id: number } | { userId: number } | { groupId: number },
): Promise<ConversationRow> {
  const found = await findConversation(actor.userId, by);
  if (!found) throw notFound('Conversation');
  return found;
}
