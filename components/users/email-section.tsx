import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { SendEmailButton } from '@/components/auth/send-email-button';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { Badge } from '@/components/ui/count-badge';
import { ErrorState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import type { AddressDto } from '@/lib/platform/auth/address-schema';
import { translate } from '@/lib/platform/language/translate';
import { addressQuery } from './sessions-query';
import { texts } from './settings-texts';

const EmailDialog = dynamic(
  () => loadPart(() => import('./email-dialog').then((module) => module.EmailDialog)),
  {
    ssr: false,
  },
);

/** The email address: its status, and how to change it. */
export function EmailSection() {
  const { data, isError, isFetching, refetch } = useQuery(addressQuery);
  const change = useDialog();
  const t = translate(texts);
  return (
    <SettingsSection title={t.emailSection} description={t.emailHint}>
      {isError ? <ErrorState title={t.emailNotLoaded} query={{ isFetching, refetch }} /> : null}
      {data ? <Address address={data} /> : null}
      {data || isError ? null : <Skeleton className="h-12 rounded-card" />}
      {data ? (
        <Button variant="secondary" className="justify-self-start" onClick={change.show}>
          <LineIcon name="at-sign" />
          {t.changeEmail}
        </Button>
      ) : null}
      {data && change.wanted ? <EmailDialog {...change.props} proof={data.proof} /> : null}
    </SettingsSection>
  );
}

function Address({ address: { email, isConfirmed, wishedEmail } }: { address: AddressDto }) {
  const t = translate(texts);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold" dir="ltr">
          {email}
        </span>
        <Badge variant={isConfirmed ? 'primary' : 'neutral'}>
          {isConfirmed ? t.confirmed : t.notConfirmed}
        </Badge>
      </p>
      {isConfirmed ? null : (
        <>
          <p className="text-pretty text-sm">{t.notConfirmedHint}</p>
          <SendEmailButton className="justify-self-start" />
        </>
      )}
      {wishedEmail ? (
        <p role="status" className="text-pretty text-sm">
          {rich(t.wishedEmail, {
            email: (
              <bdi className="wrap-anywhere font-semibold" dir="ltr">
                {wishedEmail}
              </bdi>
            ),
          })}
        </p>
      ) : null}
    </div>
  );
}
