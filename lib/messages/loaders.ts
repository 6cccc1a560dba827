import { cache } from 'react';
import { type ConversationDto, conversationListSchema } from '@/lib/messages/schema/conversations';
import { listConversations } from '@/lib/messages/service/list-conversations';
import type { Session } from '@/lib/platform/auth/session-store';

const FIRST_BATCH = 50;

/** The initial inbox; the browser continues from it. */
export const loadConversations = cache(async ({ actor }: Session): Promise<ConversationDto[]> => {
  const batch = await listConversations(actor, actor.userId, { box: 'inbox', limit: FIRST_BATCH });
  return conversationListSchema.parse(batch.items);
});
