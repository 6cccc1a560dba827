import type { BadgesDto, ConversationDto } from '@/lib/messages/schema/conversations';
import { apiUrl } from '@/lib/platform/http/api-calls';
import type { ApiBatch } from '@/lib/platform/http/client';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { batchesQuery, readQuery } from '@/lib/platform/http/queries';

const POLL_MS = 30_000;

export const CONVERSATIONS_KEY = 'conversations';

/** The first batch of the inbox, and when it was read. */
export interface InboxDto extends FirstBatch<ConversationDto> {
  readAt: number;
}

const of = (userId: number, box: 'inbox' | 'requests') =>
  apiUrl('GET /api/users/{id}/conversations', {
    params: { id: userId },
    query: { box, limit: 50 },
  });

/** A list of conversations. Polls as a fallback for the live connection. */
export const conversationsQuery = (userId: number, box: 'inbox' | 'requests') => ({
  ...batchesQuery(CONVERSATIONS_KEY, of(userId, box)),
  refetchInterval: POLL_MS,
});

/** With the first batch of the page: asked for again by the poll, by an event, or at once where the page is an old one. */
export const inboxQuery = (userId: number, { url, page, readAt }: InboxDto) => ({
  ...conversationsQuery(userId, 'inbox'),
  initialData: { pages: [page], pageParams: [url] },
  initialDataUpdatedAt: readAt,
  staleTime: POLL_MS,
});

/** Removes duplicates: a conversation that moves up while batches load can be in two of them. */
export function allOf(pages: readonly ApiBatch<ConversationDto>[]): ConversationDto[] {
  const byId = new Map<number, ConversationDto>();
  for (const { items } of pages)
    for (const each of items) if (!byId.has(each.id)) byId.set(each.id, each);
  return [...byId.values()];
}

/** The count in the badge of Messages. */
export const unreadQuery = {
  ...readQuery(CONVERSATIONS_KEY, apiUrl('GET /api/conversations/unread')),
  refetchInterval: POLL_MS,
};

/** With the numbers of the page: asked for again by the poll, by an event, or at once where the page is an old one. */
export const countedQuery = ({ unread, countedAt }: BadgesDto) => ({
  ...unreadQuery,
  initialData: unread,
  initialDataUpdatedAt: countedAt,
  staleTime: POLL_MS,
});
