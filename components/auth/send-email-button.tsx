'use client';

import type { Route } from 'next';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { FormError } from './text-field';
import { texts } from './texts';

interface AddressLinkButtonProps {
  action: 'confirm' | 'restore';
  token: string;
  label: string;
  doneSentence: string;
  next: { href: Route; label: string };
}

/** The button on the page that an email's link opens. */
export function AddressLinkButton(props: AddressLinkButtonProps) {
  const { action, token, label, doneSentence, next } = props;
  const t = translate(texts);
  const [done, setDone] = useState(false);
  const { run, busy, error } = useAction({ inline: true });
  const follow = () =>
    run({
      call: () => api(`POST /api/auth/email/${action}`, { body: { token } }),
      failed: t.unreachable,
      onDone: () => setDone(true),
    });
  if (done) {
    return (
      <div className="grid gap-5">
        <p role="status" className="font-strong">
          {doneSentence}
        </p>
        {/* A plain link: the router cache was rendered before the change. */}
        <a href={next.href} className={buttonVariants({ size: 'lg' })}>
          {next.label}
        </a>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      {error ? <FormError>{error}</FormError> : null}
      <Button size="lg" aria-disabled={busy || undefined} onClick={follow}>
        {busy ? t.oneMoment : label}
      </Button>
    </div>
  );
}

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
