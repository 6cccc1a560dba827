'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { GuardianLine } from '@/components/guardians/guardian-line';
import { BackLink } from '@/components/layout/back-link';
import { useRouter } from '@/components/layout/use-router';
import { LinkMenu } from '@/components/regulars/link-menu';
import { Button } from '@/components/ui/button';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { ClientPageDto } from '@/lib/clients/schema';
import { api } from '@/lib/platform/http/client';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { ClientEntries } from './client-entries';
import { BOOK_KEYS, clientQuery } from './clients-query';
import { texts } from './texts';

const AddSessionDialog = dynamic(
  () => loadPart(() => import('./client-dialogs').then((module) => module.AddSessionDialog)),
  { ssr: false },
);
const GivePackageDialog = dynamic(
  () => loadPart(() => import('./client-dialogs').then((module) => module.GivePackageDialog)),
  { ssr: false },
);
const EditClientDialog = dynamic(
  () => loadPart(() => import('./person-dialogs').then((module) => module.EditClientDialog)),
  { ssr: false },
);

/** A client as their coach alone sees them. */
export function ClientScreen({ initial }: { initial: ClientPageDto }) {
  const { data: client } = useQuery(usePageData(clientQuery(initial.id), initial));
  const [addSession, givePackage] = [useDialog(), useDialog()];
  const t = translate(texts);
  const { name, phone, note, left, open: amount, currency } = client;
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <BackLink href={routes.bookings({ tab: 'clients' })}>{t.backToClients}</BackLink>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="wrap-anywhere text-3xl">
            <bdi>{name}</bdi>
          </h1>
          <ClientActions client={client} />
        </div>
        <p className="flex flex-wrap gap-x-4 text-muted-foreground tabular-nums">
          {client.hasAccount ? <span>{t.hasAccount}</span> : null}
          {left > 0 ? <span>{t.left({ left })}</span> : null}
          {amount > 0 ? (
            <span className="font-strong text-destructive-ink">{t.open({ amount, currency })}</span>
          ) : null}
        </p>
        <GuardianLine guardians={client.guardians} />
      </div>
      {phone || note ? (
        <div className="grid justify-items-start gap-1 rounded-card border bg-card p-4 *:min-w-0">
          {phone ? (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              className="inline-flex min-h-11 items-center text-primary-ink underline"
              dir="ltr"
            >
              {phone}
            </a>
          ) : null}
          {note ? (
            <p className="wrap-anywhere whitespace-pre-line" dir="auto">
              {note}
            </p>
          ) : null}
          <p className="text-muted-foreground text-sm">{t.onlyYou}</p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={addSession.show}>
          <LineIcon name="calendar-plus" />
          {t.addSession}
        </Button>
        <Button variant="secondary" onClick={givePackage.show}>
          {t.givePackage}
        </Button>
      </div>
      <ClientEntries client={client} />
      {addSession.wanted ? (
        <AddSessionDialog {...addSession.props} of={client} client={client} />
      ) : null}
      {givePackage.wanted ? <GivePackageDialog {...givePackage.props} client={client} /> : null}
    </div>
  );
}

function ClientActions({ client }: { client: ClientPageDto }) {
  const edit = useDialog();
  const router = useRouter();
  const t = translate(texts);
  const { id, name, url } = client;
  return (
    <>
      <LinkMenu
        name={name}
        link={url === null ? null : { url, message: t.linkMessage({ name, url }) }}
        refresh={BOOK_KEYS}
        renew={() => api('POST /api/coach-clients/{id}/link', { params: { id } })}
        remove={() => api('DELETE /api/coach-clients/{id}', { params: { id } })}
        removeHint={t.removeHint}
        onRemoved={() => router.push(routes.bookings({ tab: 'clients' }))}
      >
        <DropdownMenuItem onSelect={edit.show}>{t.edit}</DropdownMenuItem>
      </LinkMenu>
      {edit.wanted ? <EditClientDialog {...edit.props} client={client} /> : null}
    </>
  );
}
