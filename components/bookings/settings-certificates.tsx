'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { rich } from '@/components/language/rich';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { CERTIFICATES_MAX } from '@/lib/coaching/constants';
import type { CertificateDto } from '@/lib/coaching/schema/certificate';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useCoachSettingsStep } from './use-coach-settings';

const AddCertificateDialog = dynamic(
  () => loadPart(() => import('./add-certificate').then((module) => module.AddCertificateDialog)),
  { ssr: false },
);

const LOOKS: Record<CertificateDto['status'], ComponentProps<typeof Badge>['variant']> = {
  pending: 'neutral',
  verified: 'primary',
  declined: 'destructive',
};
const LABELS = {
  pending: 'certificatePending',
  verified: 'certificateVerified',
  declined: 'certificateDeclined',
} as const satisfies Record<CertificateDto['status'], string>;

/** Certificates with what became of them. The file is sent once and never shown again. */
export function SettingsCertificates({ settings }: { settings: CoachSettingsDto }) {
  const dialog = useDialog();
  const { error, busy, take } = useCoachSettingsStep();
  const t = translate(texts);
  const { id, certificates } = settings;
  return (
    <section className="grid min-w-0 gap-3 rounded-card border bg-card p-4 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{t.certificates}</h3>
        {certificates.length < CERTIFICATES_MAX ? (
          <Button variant="secondary" onClick={dialog.show}>
            <LineIcon name="plus" />
            {t.addCertificate}
          </Button>
        ) : null}
      </div>
      <p className="text-muted-foreground text-sm">{t.certificatesHint}</p>
      <ul className="grid gap-3 *:min-w-0 empty:hidden">
        {certificates.map(({ id: certificateId, name, status, reason }) => (
          <li key={certificateId} className="flex items-start justify-between gap-2 border-t pt-3">
            <div className="grid min-w-0 justify-items-start gap-1">
              <p className="wrap-anywhere font-strong" dir="auto">
                {name}
              </p>
              <Badge variant={LOOKS[status]}>{t[LABELS[status]]}</Badge>
              {reason ? (
                <p className="wrap-anywhere whitespace-pre-line text-sm">
                  {rich(t.reasonIs, { reason: <bdi>{reason}</bdi> })}
                </p>
              ) : null}
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t.removeOf({ title: name })}
              aria-disabled={busy || undefined}
              onClick={() =>
                take({
                  call: () =>
                    api('DELETE /api/coaches/{id}/certificates/{certificateId}', {
                      params: { id, certificateId },
                    }),
                  done: t.certificateRemoved,
                })
              }
            >
              <LineIcon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      <AlertLine>{error}</AlertLine>
      {dialog.wanted ? <AddCertificateDialog {...dialog.props} coachId={id} /> : null}
    </section>
  );
}
