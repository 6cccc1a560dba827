import { infiniteQueryOptions } from '@tanstack/react-query';
import { type ApiPage, api, apiPage } from '@/lib/http/client';
import type { ConversationDto, UnreadDto } from '@/lib/messages/schema/conversations';

const POLL_MS = 30_000;

const of = (userId: number, box: 'inbox' | 'requests') =>
  `/api/users/${userId}/conversations?box=${box}&limit=50`;

/** A list of conversations, page by page, for TanStack Query; polled as the fallback of the live connection. */
export function conversationsQuery(userId: number, box: 'inbox' | 'requests') {
  return infiniteQueryOptions({
    queryKey: ['conversations', box],
    queryFn: ({ pageParam, signal }) => apiPage<ConversationDto>(pageParam, { signal }),
    initialPageParam: of(userId, box),
    getNextPageParam: (last: ApiPage<ConversationDto>) => last.next,
    refetchInterval: POLL_MS,
  });
}

/** What the server has rendered, as the first page; the fetch that follows at once says whether there are more. */
export function firstPage(userId: number, items: ConversationDto[]) {
  return { pages: [{ items, next: null }], pageParams: [of(userId, 'inbox')] };
}

/** Whoever writes while the pages are fetched may come on two of them. */
export function allOf(pages: readonly ApiPage<ConversationDto>[]): ConversationDto[] {
  const byId = new Map<number, ConversationDto>();
  for (const { items } of pages)
    for (const each of items) if (!byId.has(each.id)) byId.set(each.id, each);
  return [...byId.values()];
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
