'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { StartTime } from '@/components/calendar/start-time';
import { GuardianLine } from '@/components/guardians/guardian-line';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { Loading } from '@/components/ui/loading';
import { useDialog } from '@/components/ui/use-dialog';
import type { ClientDto } from '@/lib/clients/schema';
import { currentTime } from '@/lib/platform/browser/clock';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { clientsQuery } from './clients-query';
import { texts } from './texts';

const AddClientDialog = dynamic(
  () => loadPart(() => import('./person-dialogs').then((module) => module.AddClientDialog)),
  { ssr: false },
);

/** A coach's own book: everybody with what is next, left and open. `title` tells several books apart. */
export function ClientBook({ coachId, title }: { coachId: number; title: string }) {
  const query = useQuery(clientsQuery(coachId));
  const add = useDialog();
  const t = translate(texts);
  return (
    <section className="grid gap-4 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="wrap-anywhere text-xl">{title}</h2>
        <Button variant="secondary" onClick={add.show}>
          <LineIcon name="user-plus" />
          {t.addClient}
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">{t.bookHint}</p>
      <People query={query} />
      <p className="flex flex-wrap gap-x-4">
        {[t.exportMonth, t.exportLastMonth].map((label, ago) => (
          <a
            key={label}
            href={apiUrl('GET /api/coaches/{id}/book', {
              params: { id: coachId },
              query: { month: monthAgo(ago) },
            })}
            className="inline-flex min-h-11 items-center text-primary-ink underline"
          >
            {label}
          </a>
        ))}
      </p>
      {add.wanted ? <AddClientDialog {...add.props} coachId={coachId} /> : null}
    </section>
  );
}

/** '2026-12' for none, by the device's calendar. */
function monthAgo(months: number): string {
  const now = new Date(currentTime());
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() - months, 1))
    .toISOString()
    .slice(0, 7);
}

function People({ query }: { query: ReturnType<typeof useQuery<ClientDto[]>> }) {
  const t = translate(texts);
  const { data: people } = query;
  if (!people) {
    return query.isError ? (
      <ErrorState title={t.fetchFailed} query={query} />
    ) : (
      <Loading label={t.loading} className="grid gap-3 *:min-w-0">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  if (people.length === 0) return <p>{t.nobody}</p>;
  return (
    <RowList items={people} className="grid gap-2 *:min-w-0 lg:grid-cols-2">
      {(client) => (
        <li key={client.id}>
          <ClientRow client={client} />
        </li>
      )}
    </RowList>
  );
}

function ClientRow({ client }: { client: ClientDto }) {
  const t = translate(texts);
  const { id, name, guardians, nextAt, timeZone, left, open: amount, currency } = client;
  return (
    <article className="grid gap-1 rounded-card border bg-card p-4 *:min-w-0">
      <Link
        href={routes.client(id)}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1"
      >
        <span className="wrap-anywhere min-w-0 flex-1 basis-40">
          <bdi className="font-strong">{name}</bdi>
          {nextAt ? (
            <span className="block text-muted-foreground text-sm">
              {rich(t.next, { time: <StartTime of={{ startsAt: nextAt, timeZone }} isWithin /> })}
            </span>
          ) : null}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm tabular-nums">
          {left > 0 ? <span>{t.left({ left })}</span> : null}
          {amount > 0 ? (
            <span className="font-strong text-destructive-ink">{t.open({ amount, currency })}</span>
          ) : null}
        </span>
      </Link>
      <GuardianLine guardians={guardians} />
    </article>
  );
}
