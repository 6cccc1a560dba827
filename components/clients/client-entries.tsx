'use client';

import { Day } from '@/components/calendar/day';
import { StartTime } from '@/components/calendar/start-time';
import { Link } from '@/components/language/link';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import type { ClientPageDto, EntryDto } from '@/lib/clients/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { useClientStep } from './clients-query';
import { texts } from './texts';

const isAhead = ({ kind, status, isDue }: EntryDto) =>
  kind !== 'package' && status === 'accepted' && !isDue;

/** What is ahead, next first; then packages and what was, latest first. */
export function ClientEntries({ client }: { client: ClientPageDto }) {
  const t = translate(texts);
  const ahead = client.entries.filter(isAhead).reverse();
  const before = client.entries.filter((entry) => !isAhead(entry));
  if (client.entries.length === 0) return <p>{t.nothing}</p>;
  return (
    <>
      <Entries title={t.ahead} entries={ahead} client={client} />
      <Entries title={t.before} entries={before} client={client} />
    </>
  );
}

interface EntriesProps {
  title: string;
  entries: EntryDto[];
  client: ClientPageDto;
}

function Entries({ title, entries, client }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">{title}</h2>
      <RowList items={entries} className="grid gap-2 *:min-w-0 lg:grid-cols-2">
        {(entry) => (
          <li key={`${entry.kind}${entry.id}`}>
            <Entry entry={entry} client={client} />
          </li>
        )}
      </RowList>
    </section>
  );
}

function Entry({ entry, client }: { entry: EntryDto; client: ClientPageDto }) {
  const t = translate(texts);
  const { kind, id, sessions, title, amount } = entry;
  return (
    <article className="grid gap-2 rounded-card border bg-card p-4 *:min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="wrap-anywhere text-base">
          {sessions ? (
            t.packageOf({ total: sessions.total })
          ) : (
            <StartTime of={{ startsAt: entry.at, timeZone: entry.timeZone }} />
          )}
        </h3>
        <State entry={entry} />
      </div>
      <p className="wrap-anywhere text-muted-foreground text-sm tabular-nums">
        {title ? (
          <>
            <bdi>{title}</bdi> ·{' '}
          </>
        ) : null}
        {sessions ? (
          <>
            <Day iso={entry.at} /> · {t.usedOf(sessions)} ·{' '}
          </>
        ) : null}
        {priceOf(entry, amount, client.currency)}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <Steps entry={entry} client={client} />
        {entry.paidAt ? (
          <Link
            href={routes.receipt(client.id, `${kind}-${id}`)}
            className={buttonVariants({ variant: 'ghost' })}
          >
            {t.receipt}
          </Link>
        ) : null}
        {kind === 'session' && isAhead(entry) ? (
          <Link
            href={routes.bookings({ tab: 'requests', bookingId: id })}
            className={buttonVariants({ variant: 'ghost' })}
          >
            {t.moveOrCancel}
          </Link>
        ) : null}
      </div>
    </article>
  );
}

function priceOf({ ofPackage }: EntryDto, amount: number, currency: string): string {
  const t = translate(texts);
  if (ofPackage) return t.ofPackage;
  return amount === 0 ? t.free : wordsOf().money(amount, currency);
}

function State({ entry: { status, late, paidAt, isDue } }: { entry: EntryDto }) {
  const t = translate(texts);
  if (late) return <Badge variant="destructive">{t.cancelledLate}</Badge>;
  if (paidAt) return <Badge variant="primary">{t.paid}</Badge>;
  if (isDue) return <Badge variant="destructive">{t.notPaid}</Badge>;
  return status === 'no_show' ? <Badge variant="outline">{t.missed}</Badge> : null;
}

function Steps({ entry, client }: { entry: EntryDto; client: ClientPageDto }) {
  const t = translate(texts);
  const { run, busy } = useClientStep();
  const { kind, id, late, paidAt, amount } = entry;
  const isPaid = paidAt !== null;
  if (late) {
    const forgive = () =>
      run({
        call: () =>
          api('POST /api/booking-requests/{id}/{action}', {
            params: { id, action: 'forgive' },
            body: {},
          }),
        done: t.forgiven,
        failed: t.didNotWork,
      });
    return (
      <Button variant="secondary" aria-disabled={busy || undefined} onClick={forgive}>
        {t.forgive}
      </Button>
    );
  }
  if (amount === 0) return null;
  const mark = () =>
    run({
      call: () =>
        api('PUT /api/coaches/{id}/paid', {
          params: { id: client.coachId },
          body: { kind, entryId: id, paid: !isPaid },
        }),
      done: isPaid ? t.notPaid : t.paid,
      failed: t.didNotWork,
    });
  return (
    <Button
      variant={isPaid ? 'ghost' : 'secondary'}
      aria-disabled={busy || undefined}
      onClick={mark}
    >
      {isPaid ? t.markNotPaid : t.markPaid}
    </Button>
  );
}
