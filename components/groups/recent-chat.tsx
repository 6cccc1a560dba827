'use client';

import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import type { MessageDto } from '@/lib/realtime/payloads';
import { GROUPS_KEY } from './groups-query';

/** Part 2: the last 3 messages. */
const SHOWN = 3;

export function RecentChat({ groupId }: { groupId: number }) {
  const { data } = useQuery({
    queryKey: [GROUPS_KEY, groupId, 'recent-chat'],
    queryFn: ({ signal }) =>
      api<MessageDto[]>(`/api/groups/${groupId}/messages?limit=${SHOWN}`, { signal }),
  });
  return (
    <section className="mt-3 grid gap-2">
      <h2 className="text-xl">Recent Chat</h2>
      {data && data.length === 0 ? (
        <p className="text-muted-foreground">Nobody has written yet.</p>
      ) : null}
      <ul className="grid gap-2">
        {data?.slice(-SHOWN).map((message) => (
          <li key={message.id} className="rounded-card border bg-card px-4 py-2.5">
            {message.type === 'system' ? null : (
              <p className="font-[620] text-sm">
                <bdi>{message.sender?.name ?? 'Deleted user'}</bdi>
              </p>
            )}
            <p className="wrap-anywhere line-clamp-2 text-sm" dir="auto">
              {message.content}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
