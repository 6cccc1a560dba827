'use client';

import { useQuery } from '@tanstack/react-query';
import { useOwnNow } from '@/components/layout/use-now';
import { chatTime } from '@/components/messages/chat-time';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { GROUPS_KEY } from './groups-query';

/** The last 3 messages. */
const SHOWN = 3;

export function RecentChat({ groupId }: { groupId: number }) {
  const now = useOwnNow();
  const { data } = useQuery(
    readQuery(
      GROUPS_KEY,
      apiUrl('GET /api/groups/{id}/messages', { params: { id: groupId }, query: { limit: SHOWN } }),
    ),
  );
  return (
    <section className="mt-3 grid gap-2 *:min-w-0">
      <h2 className="text-xl">Recent Chat</h2>
      {data && data.length === 0 ? (
        <p className="text-muted-foreground">Nobody has written yet.</p>
      ) : null}
      <ul className="grid gap-2 *:min-w-0">
        {data?.slice(-SHOWN).map((message) => (
          <li key={message.id} className="rounded-card border bg-card px-4 py-2.5">
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <bdi className="min-w-0 truncate font-strong">
                {message.type === 'system' ? '' : (message.sender?.name ?? 'Deleted user')}
              </bdi>
              <time
                dateTime={message.createdAt}
                title={new Date(message.createdAt).toLocaleString('en-GB')}
                className="shrink-0 text-muted-foreground text-xs"
              >
                {chatTime(new Date(message.createdAt), now)}
              </time>
            </p>
            <p className="wrap-anywhere line-clamp-2 text-sm" dir="auto">
              {message.deletedAt ? 'This message was deleted' : message.content || 'Photo'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
