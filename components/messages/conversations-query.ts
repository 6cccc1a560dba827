import { api } from '@/lib/http/client';
import type { ConversationDto, UnreadDto } from '@/lib/messages/schema/conversations';

const POLL_MS = 30_000;

const of = (userId: number, box: 'inbox' | 'requests') =>
  `/api/users/${userId}/conversations?box=${box}&limit=50`;

/** A list of conversations, for TanStack Query; polled as the fallback of the live connection. */
export function conversationsQuery(userId: number, box: 'inbox' | 'requests') {
  return {
    queryKey: ['conversations', box],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api<ConversationDto[]>(of(userId, box), { signal }),
    refetchInterval: POLL_MS,
  };
}

/** What the badge of Messages counts. */
export const unreadQuery = {
  queryKey: ['conversations', 'unread'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api<UnreadDto>('/api/conversations/unread', { signal }),
  refetchInterval: POLL_MS,
};

/** All of the above at once. */
export const CONVERSATIONS_KEY = ['conversations'];
