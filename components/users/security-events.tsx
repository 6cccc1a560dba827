import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { LineIcon } from '@/components/ui/line-icon';
import { Skeleton } from '@/components/ui/skeleton';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import type { SecurityEventDto } from '@/lib/users/schema/account';
import { isAlarming, securityEventSentence } from './security-event-sentence';
import { texts } from './settings-texts';
import { useShortList } from './use-short-list';

function securityEventsQuery(userId: number) {
  const url = apiUrl('GET /api/users/{id}/security-events', { params: { id: userId } });
  return { ...readQuery('security-events', url), staleTime: 0 };
}

/** Sign-ins, failed attempts and account changes, newest first. */
export function SecurityEvents({ userId }: { userId: number }) {
  const id = useId();
  const { data, isPending, isError, isFetching, refetch } = useQuery(securityEventsQuery(userId));
  const { shown, more } = useShortList(data);
  const t = translate(texts);
  if (isPending) return <Skeleton className="h-24 rounded-card" />;
  if (isError) {
    return (
      <ErrorState title={t.eventsNotLoaded} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) return null;
  return (
    <>
      <div>
        <h3 id={id} className="font-lead">
          {t.events}
        </h3>
        <p className="text-pretty text-muted-foreground text-sm">{t.eventsHint}</p>
      </div>
      <ol aria-labelledby={id} className="grid divide-y border-y">
        {shown.map((event) => (
          <SecurityEventRow key={event.id} event={event} />
        ))}
      </ol>
      {more}
    </>
  );
}

function SecurityEventRow({ event }: { event: SecurityEventDto }) {
  const alarming = isAlarming(event);
  return (
    <li className="flex items-center gap-x-3 py-2.5">
      <LineIcon
        name={alarming ? 'shield-exclamation-point' : 'shield-check'}
        className={`size-5 shrink-0 ${alarming ? 'text-special-ink' : 'text-muted-foreground'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-sm">{securityEventSentence(event)}</p>
        <p className="text-muted-foreground text-xs">
          <time dateTime={event.createdAt}>
            {wordsOf().date(event.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
    </li>
  );
}
