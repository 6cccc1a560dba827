'use client';

import { type ReactNode, useEffect } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import { actOnce } from '@/components/ui/act-once';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';
import { apiRoutes, routes } from '@/lib/routes';
import { afterJoining } from './after-joining';
import { genderIn } from './gender-choice';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Counts this browser at its first action: previews by other services only load the link. On a page that never hydrates,
 * lib/platform/browser/guest-page does it.
 */
export function CountOpening({ token }: { token: string }) {
  useEffect(() => {
    const counted = new AbortController();
    const count = () => {
      counted.abort();
      // The person need not know whether it was counted. The touch may follow a link, and the response's cookie must arrive
      // nevertheless.
      api('POST /api/join/{token}/opens', { params: { token }, keepalive: true }).catch(
        () => undefined,
      );
    };
    for (const sign of SIGNS)
      addEventListener(sign, count, { signal: counted.signal, passive: true, capture: true });
    return () => counted.abort();
  }, [token]);
  return null;
}

interface JoinFormProps {
  token: string;
  /** Joins the waiting list if there is no place. */
  waitlist: boolean;
  label: string;
  failed: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** Works before its script is loaded; with it, an error is shown in place. */
export function JoinForm({ token, waitlist, label, failed, children }: JoinFormProps) {
  const router = useRouter();
  const { run, busy } = useAction();
  const join = (form: HTMLFormElement) => {
    const gender = genderIn(form);
    return run({
      call: () => api('POST /api/join/{token}', { params: { token }, body: { waitlist, gender } }),
      failed,
      onDone: (joined) => {
        const next = afterJoining(token, joined);
        if (next === routes.join(token)) router.refresh();
        // A full reload: the shell's data has changed too.
        else window.location.assign(next);
      },
      // If it is full meanwhile, the page offers the waitlist or a request instead.
      onFailed: () => router.refresh(),
    });
  };
  return (
    <form
      method="post"
      action={apiRoutes.joinForm(token)}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        actOnce(form, () => join(form));
      }}
    >
      {children}
      {waitlist ? <input type="hidden" name="waitlist" value="true" /> : null}
      <Button type="submit" size="lg" className="w-full sm:w-fit" aria-disabled={busy || undefined}>
        {label}
      </Button>
    </form>
  );
}
