'use client';

import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';

/** Requests the confirmation letter; the server limits how often. */
export function SendLetterButton({ className }: { className?: string }) {
  const { run, busy } = useAction();
  const send = () =>
    run({
      call: () => api('POST /api/auth/email/letter'),
      done: 'Letter sent',
      description: 'The links of earlier letters no longer work.',
      failed: 'The letter could not be sent. Please try again.',
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      aria-disabled={busy || undefined}
      onClick={send}
    >
      {busy ? 'One moment…' : 'Send the letter again'}
    </Button>
  );
}
