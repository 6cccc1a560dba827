'use client';

import { useQuery } from '@tanstack/react-query';
import { useOwnNow } from '@/components/calendar/use-now';
import { chatTime } from '@/components/messages/chat-rows';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { GROUPS_KEY } from './groups-query';
import { texts } from './texts';

/** The last 3 messages. */
const SHOWN = 3;

const EXACT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

export function RecentChat({ groupId }: { groupId: number }) {
  const t = translate(texts);
  const now = useOwnNow();
  const { data } = useQuery(
    readQuery(
      GROUPS_KEY,
      apiUrl('GET /api/groups/{id}/messages', { params: { id: groupId }, query: { limit: SHOWN } }),
    ),
  );
  return (
    <section className="mt-3 grid gap-2 *:min-w-0">
      <h2 className="text-xl">{t.recentChat}</h2>
      {data && data.length === 0 ? (
        <p className="text-muted-foreground">{t.nobodyHasWritten}</p>
      ) : null}
      <ul className="grid gap-2 *:min-w-0">
        {data?.slice(-SHOWN).map((message) => (
          <li key={message.id} className="rounded-card border bg-card px-4 py-2.5">
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <bdi className="min-w-0 truncate font-strong">
                {message.type === 'system' ? '' : (message.sender?.name ?? t.deletedUser)}
              </bdi>
              <time
                dateTime={message.createdAt}
                title={wordsOf().date(message.createdAt, EXACT)}
                className="shrink-0 text-muted-foreground text-xs"
              >
                {chatTime(new Date(message.createdAt), now)}
              </time>
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
