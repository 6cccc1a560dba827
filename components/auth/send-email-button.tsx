'use client';

import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** The server limits how often the confirmation email is sent. */
export function SendEmailButton({ className }: { className?: string }) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const send = () =>
    run({
      call: () => api('POST /api/auth/email/letter'),
      done: t.emailSent,
      description: t.earlierLinksEnd,
      failed: t.emailNotSent,
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      aria-disabled={busy || undefined}
      onClick={send}
    >
      {busy ? t.oneMoment : t.sendAgain}
    </Button>
  );
}
