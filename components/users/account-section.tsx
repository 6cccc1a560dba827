import { Download, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useDialog } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';
import { SettingsSection } from './settings-section';

const DeleteAccountDialog = dynamic(
  () => import('./delete-account-dialog').then((module) => module.DeleteAccountDialog),
  { ssr: false },
);

/** Taking one's data along, and leaving. */
export function AccountSection({ userId }: { userId: number }) {
  const remove = useDialog();
  const { busy, download } = useExport(userId);
  return (
    <SettingsSection title="Your account">
      <div className="grid gap-2">
        <p className="text-sm">
          One file with everything you wrote or are on Maidan, to keep or to take elsewhere.
        </p>
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-disabled={busy || undefined}
          onClick={() => download()}
        >
          <Download aria-hidden />
          {busy ? 'Preparing…' : 'Export my data'}
        </Button>
      </div>
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

function useExport(userId: number) {
  const [busy, setBusy] = useState(false);
  async function download() {
    if (busy) return;
    setBusy(true);
    try {
      // Fetched rather than linked: a refusal is a sentence on this page instead of a page of JSON.
      const everything = await api<unknown>(`/api/users/${userId}/export`);
      const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `maidan-${userId}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      toast({
        title: 'Error',
        description: errorSentence(error, 'The export failed. Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }
  return { busy, download };
}
