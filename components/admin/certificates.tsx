'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import {
  type AdminCertificateDto,
  decideCertificateSchema,
} from '@/lib/coaching/schema/certificate';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { AdminList } from './admin-list';
import { ADMIN_KEY, certificatesQuery } from './admin-query';
import { dayOf } from './application-card';
import { texts } from './texts';

/** Certificates of coaches that nobody has decided, the oldest first. */
export function Certificates() {
  const query = useQuery(certificatesQuery);
  const { run, busy } = useAction({ refresh: [ADMIN_KEY] });
  const [declined, setDeclined] = useState<AdminCertificateDto | null>(null);
  const dialog = useDialog();
  const t = translate(texts);
  const certificates = query.data ?? [];
  const verify = ({ id }: AdminCertificateDto) =>
    run({
      call: () =>
        api('POST /api/admin/certificates/{id}/{action}', {
          params: { id, action: 'verify' },
          body: {},
        }),
      done: t.certificateVerified,
      failed: t.pleaseTryAgain,
    });
  return (
    <AdminList query={query} loading={t.loadingCertificates}>
      {certificates.length === 0 ? (
        <EmptyState as="h2" title={t.noCertificates} description={t.noCertificatesHint} />
      ) : (
        <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <CertificateCard
                certificate={certificate}
                busy={busy}
                onVerify={() => verify(certificate)}
                onDecline={() => {
                  setDeclined(certificate);
                  dialog.show();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {declined ? (
        <DeclineDialog key={declined.id} {...dialog.props} certificate={declined} />
      ) : null}
    </AdminList>
  );
}

interface CertificateCardProps {
  certificate: AdminCertificateDto;
  busy: boolean;
  onVerify: () => Promise<void>;
  onDecline: () => void;
}

function CertificateCard({ certificate, busy, onVerify, onDecline }: CertificateCardProps) {
  const t = translate(texts);
  const { id, name, submittedAt, coach } = certificate;
  return (
    <article className="grid gap-3 rounded-card border border-s-4 border-s-foreground bg-card p-4 md:p-5">
      <div>
        <h3 className="wrap-anywhere text-xl" dir="auto">
          {name}
        </h3>
        <p className="wrap-anywhere text-sm">
          <Link href={routes.coach(coach.id)} className="text-primary-ink underline">
            <bdi>{coach.name}</bdi>
          </Link>{' '}
          · {sportWords(coach.sport)}
        </p>
        <p className="text-muted-foreground text-sm">
          {rich(t.sentOn, { at: <time dateTime={submittedAt}>{dayOf(submittedAt)}</time> })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={apiUrl('GET /api/admin/certificates/{id}/file', { params: { id } })}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t.lookAt({ title: name })}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {t.look}
        </a>
        <Button
          aria-label={t.verifyName({ venue: name })}
          aria-disabled={busy || undefined}
          onClick={onVerify}
        >
          {t.verify}
        </Button>
        <Button variant="secondary" aria-label={t.declineName({ title: name })} onClick={onDecline}>
          {t.decline}
        </Button>
      </div>
    </article>
  );
}

const EMPTY = { reason: '' };

function DeclineDialog({
  certificate: { id, name },
  ...dialog
}: DialogProps & { certificate: AdminCertificateDto }) {
  const t = translate(texts);
  const { register, errors, ...form } = useServerForm({
    schema: decideCertificateSchema,
    draft: `certificate-decline:${id}`,
    values: EMPTY,
    nextValues: EMPTY,
    check: (found, { reason }) => (reason.trim() ? found : { reason: t.reasonRequired }),
    send: (body) =>
      api('POST /api/admin/certificates/{id}/{action}', {
        params: { id, action: 'decline' },
        body,
      }),
    done: t.certificateDeclined,
    failed: t.pleaseTryAgain,
    refresh: [ADMIN_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.declineName({ title: name })}
      submit={t.decline}
      destructive
    >
      <TextareaField
        label={t.reason}
        hint={t.reasonIsRead}
        error={errors.reason}
        rows={4}
        {...register('reason')}
      />
    </FormDialog>
  );
}
