import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiUrl } from '@/lib/http/api-calls';
import { type ApiPage, api, apiPage } from '@/lib/http/client';
import type { ConversationDto } from '@/lib/messages/schema/conversations';

const POLL_MS = 30_000;

const of = (userId: number, box: 'inbox' | 'requests') =>
  apiUrl('GET /api/users/{id}/conversations', {
    params: { id: userId },
    query: { box, limit: 50 },
  });

/** A paged list of conversations. Polls as a fallback for the live connection. */
export function conversationsQuery(userId: number, box: 'inbox' | 'requests') {
  return infiniteQueryOptions({
    queryKey: ['conversations', box],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: of(userId, box),
    getNextPageParam: (last: ApiPage<ConversationDto>) => last.next,
    refetchInterval: POLL_MS,
  });
}

/** The server-rendered first page; the fetch that follows at once tells whether there are more. */
export function firstPage(userId: number, items: ConversationDto[]) {
  return { pages: [{ items, next: null }], pageParams: [of(userId, 'inbox')] };
}

/** Removes duplicates: a conversation that moves up while pages load can be on two of them. */
export function allOf(pages: readonly ApiPage<ConversationDto>[]): ConversationDto[] {
  const byId = new Map<number, ConversationDto>();
  for (const { items } of pages)
    for (const each of items) if (!byId.has(each.id)) byId.set(each.id, each);
  return [...byId.values()];
}

/** The count in the badge of Messages. */
export const unreadQuery = {
  queryKey: ['conversations', 'unread'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/conversations/unread', { signal }),
  refetchInterval: POLL_MS,
};

/** The key of all queries above. */
export const CONVERSATIONS_KEY = ['conversations'];
