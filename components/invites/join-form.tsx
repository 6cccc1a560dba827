'use client';

import type { ReactNode } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { actOnce } from '@/components/ui/press';
import { api } from '@/lib/platform/http/client';
import { apiRoutes, routes } from '@/lib/routes';
import { afterJoining } from './after-joining';
import { genderIn } from './gender-in';

interface JoinFormProps {
  token: string;
  /** Waits where there is no place. */
  waitlist: boolean;
  label: string;
  failed: string;
  /** What the person states with the press. */
  children?: ReactNode;
}

/** Works before its script is there; with it, a refusal is said in place. */
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
        // The whole page: what the shell shows has changed too.
        else window.location.assign(next);
      },
      // Full meanwhile: the page then offers the waitlist or a request instead.
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
