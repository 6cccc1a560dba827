import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { addressQuery } from './address-query';
import { DataExport } from './data-export';
import { texts } from './settings-texts';

const DeleteAccountDialog = dynamic(
  () =>
    loadPart(() => import('./delete-account-dialog').then((module) => module.DeleteAccountDialog)),
  { ssr: false },
);

export function AccountSection({ userId }: { userId: number }) {
  const t = translate(texts);
  const remove = useDialog();
  // Also tells which proof the server will require.
  const { data: address } = useQuery(addressQuery);
  return (
    <SettingsSection title={t.account}>
      <DataExport userId={userId} />
      <div className="grid gap-2 border-t pt-4">
        <p className="text-sm">{t.accountHint}</p>
        <Button
          variant="secondary"
          className="justify-self-start text-destructive-ink"
          onClick={remove.show}
        >
          <LineIcon name="trash" />
          {t.deleteAccount}
        </Button>
      </div>
      {remove.wanted && address ? (
        <DeleteAccountDialog {...remove.props} userId={userId} proof={address.proof} />
      ) : null}
    </SettingsSection>
  );
}
