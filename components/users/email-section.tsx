import { useQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import dynamic from 'next/dynamic';
import { SendLetterButton } from '@/components/auth/send-letter-button';
import { ErrorState } from '@/components/layout/error-state';
import { SettingsSection } from '@/components/layout/settings-section';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useDialog } from '@/components/ui/use-dialog';
import type { AddressDto } from '@/lib/platform/auth/address-schema';
import { addressQuery } from './address-query';

const EmailDialog = dynamic(() => import('./email-dialog').then((module) => module.EmailDialog), {
  ssr: false,
});

/** The e-mail address for letters and sign-in: its status, and how to change it. */
export function EmailSection() {
  const { data, isError, isFetching, refetch } = useQuery(addressQuery);
  const change = useDialog();
  return (
    <SettingsSection
      title="E-mail"
      description="For signing in and for our letters. Nobody else sees it."
    >
      {isError ? (
        <ErrorState
          title="Your e-mail could not be loaded."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <Address address={data} /> : null}
      {data || isError ? null : <Skeleton className="h-12 rounded-card" />}
      {data ? (
        <Button variant="secondary" className="justify-self-start" onClick={change.show}>
          <AtSign aria-hidden />
          Change e-mail
        </Button>
      ) : null}
      {data && change.wanted ? <EmailDialog {...change.props} proof={data.proof} /> : null}
    </SettingsSection>
  );
}

function Address({ address: { email, isConfirmed, wishedEmail } }: { address: AddressDto }) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold">{email}</span>
        <Badge variant={isConfirmed ? 'primary' : 'special'}>
          {isConfirmed ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      {isConfirmed ? null : (
        <>
          <p className="text-pretty text-sm">
            Follow the link in our letter. Until then you can write only to people you know here,
            and we send you no other letters.
          </p>
          <SendLetterButton className="justify-self-start" />
        </>
      )}
      {wishedEmail ? (
        <p role="status" className="text-pretty text-sm">
          We sent a letter to <span className="wrap-anywhere font-semibold">{wishedEmail}</span>.
          Your e-mail changes once you follow its link in this browser.
        </p>
      ) : null}
    </div>
  );
}
