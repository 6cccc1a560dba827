import { Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { SettingsSection } from '@/components/layout/settings-section';
import { Button } from '@/components/ui/button';
import { useDialog } from '@/components/ui/use-dialog';
import { DataExport } from './data-export';

const DeleteAccountDialog = dynamic(
  () => import('./delete-account-dialog').then((module) => module.DeleteAccountDialog),
  { ssr: false },
);

/** Exporting one's data and deleting the account. */
export function AccountSection({ userId }: { userId: number }) {
  const remove = useDialog();
  return (
    <SettingsSection title="Your account">
      <DataExport userId={userId} />
      <div className="grid gap-2 border-t pt-4">
        <p className="text-sm">
          You are signed out at once, and everything is gone after 7 days. Until then signing in
          again undoes it.
        </p>
        <Button
          variant="secondary"
          className="justify-self-start text-destructive-ink"
          onClick={remove.show}
        >
          <Trash2 aria-hidden />
          Delete account
        </Button>
      </div>
      {remove.wanted ? <DeleteAccountDialog {...remove.props} userId={userId} /> : null}
    </SettingsSection>
  );
}
