'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';

/** Requests the confirmation letter; the server limits how often. */
export function SendLetterButton({ className }: { className?: string }) {
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await api('POST /api/auth/email/letter');
      toast({ title: 'Letter sent', description: 'The links of earlier letters no longer work.' });
    } catch (error) {
      toast({
        title: 'Error',
        description: errorSentence(error, 'The letter could not be sent. Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      aria-disabled={busy || undefined}
      onClick={() => send()}
    >
      {busy ? 'One moment…' : 'Send the letter again'}
    </Button>
  );
}
