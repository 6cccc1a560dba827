'use client';

import { useQuery } from '@tanstack/react-query';
import { MessageTime } from '@/components/messages/message-time';
import { RECENT_MESSAGES } from '@/lib/messages/constants';
import type { MessageDto } from '@/lib/messages/schema/message';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { GROUPS_KEY } from './groups-query';
import { texts } from './texts';

interface RecentChatProps {
  groupId: number;
  /** As the page was rendered. */
  messages?: MessageDto[];
}

export function RecentChat({ groupId, messages }: RecentChatProps) {
  const t = translate(texts);
  const url = apiUrl('GET /api/groups/{id}/messages', {
    params: { id: groupId },
    query: { limit: RECENT_MESSAGES },
  });
  const { data } = useQuery(usePageData(readQuery(GROUPS_KEY, url), messages));
  return (
    <section className="mt-3 grid gap-2 *:min-w-0">
      <h2 className="text-xl">{t.recentChat}</h2>
      {data && data.length === 0 ? (
        <p className="text-muted-foreground">{t.nobodyHasWritten}</p>
      ) : null}
      <ul className="grid gap-2 *:min-w-0">
        {data?.slice(-RECENT_MESSAGES).map((message) => (
          <li key={message.id} className="rounded-card border bg-card px-4 py-2.5">
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <bdi className="min-w-0 truncate font-strong">
                {message.type === 'system' ? '' : (message.sender?.name ?? t.deletedUser)}
              </bdi>
              <MessageTime
                at={message.createdAt}
                className="shrink-0 text-muted-foreground text-xs"
              />
            </p>
            <p className="wrap-anywhere line-clamp-2 text-sm text-start" dir="auto">
              {message.deletedAt ? t.messageDeleted : message.content || t.photo}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
