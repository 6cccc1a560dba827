'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';

interface DeletionBannerProps {
  userId: number;
  deletionDueAt: string;
}

/** Shown on every screen while the account waits for its deletion, with a button to undo it. */
export function DeletionBanner({ userId, deletionDueAt }: DeletionBannerProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function restore() {
    if (busy) return;
    setBusy(true);
    try {
      await api('POST /api/users/{id}/restore', { params: { id: userId } });
      toast({ title: 'Your account stays', description: 'Others can see you again.' });
      router.refresh();
    } catch (error) {
      toast({
        title: 'Error',
        description: errorSentence(error, 'That did not work. Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <section
      aria-label="Account deletion"
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-destructive/30 bg-destructive-soft p-4 text-destructive-ink text-sm"
    >
      <p className="min-w-[min(16rem,100%)] flex-1 text-pretty">
        <span className="font-[650]">
          Your account is being deleted on{' '}
          <time dateTime={deletionDueAt}>
            {new Date(deletionDueAt).toLocaleDateString('en-GB', {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
              timeZone: 'UTC',
            })}
          </time>
          .
        </span>{' '}
        Nobody else sees you until then.
      </p>
      <Button aria-disabled={busy || undefined} onClick={() => restore()}>
        {busy ? 'One moment…' : 'Keep my account'}
      </Button>
    </section>
  );
}
