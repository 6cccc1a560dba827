import { Day } from '@/components/calendar/day';
import { StartTime } from '@/components/calendar/start-time';
import { PrintButton } from '@/components/invites/made-link';
import { rich } from '@/components/language/rich';
import { BackLink } from '@/components/layout/back-link';
import type { ClientPageDto, EntryDto } from '@/lib/clients/schema';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { texts } from './texts';

/** A printable page for what a client has paid: it covers the frame of the site. Payments are made outside the product. */
export function Receipt({ client, entry }: { client: ClientPageDto; entry: EntryDto }) {
  const t = translate(texts);
  const { id, at: startsAt, timeZone, sessions, title, amount, paidAt } = entry;
  return (
    <article className="mx-auto grid w-full max-w-xl gap-4 *:min-w-0 print:fixed print:inset-0 print:z-50 print:max-w-none print:content-start print:bg-white print:p-10 print:text-black">
      <div>
        <span className="print:hidden">
          <BackLink href={routes.client(client.id)}>{t.backToClient}</BackLink>
        </span>
        <h1 className="text-3xl">{t.receipt}</h1>
      </div>
      <p className="wrap-anywhere">
        {rich(t.receiptOf, {
          coach: <bdi className="font-strong">{client.coach}</bdi>,
          client: <bdi className="font-strong">{client.name}</bdi>,
        })}
      </p>
      <p className="wrap-anywhere">
        {sessions ? (
          t.packageOf({ total: sessions.total })
        ) : (
          <StartTime of={{ startsAt, timeZone }} />
        )}
        {title ? (
          <>
            {' · '}
            <bdi>{title}</bdi>
          </>
        ) : null}
      </p>
      <p className="font-heading text-3xl tabular-nums">
        {wordsOf().money(amount, client.currency)}
      </p>
      {paidAt ? <p>{rich(t.paidOn, { date: <Day iso={paidAt} /> })}</p> : null}
      <p className="text-muted-foreground text-sm">{t.receiptNumber({ id })}</p>
      <PrintButton />
    </article>
  );
}
