'use client';

import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { actOnce } from '@/components/ui/press';
import { api } from '@/lib/platform/http/client';
import { apiRoutes, routes } from '@/lib/routes';
import { afterJoining } from './after-joining';

interface JoinFormProps {
  token: string;
  /** Waits where there is no place. */
  waitlist: boolean;
  label: string;
  failed: string;
}

/** Works before its script is there; with it, a refusal is said in place. */
export function JoinForm({ token, waitlist, label, failed }: JoinFormProps) {
  const router = useRouter();
  const { run, busy } = useAction();
  const join = () =>
    run({
      call: () => api('POST /api/join/{token}', { params: { token }, body: { waitlist } }),
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
  return (
    <form
      method="post"
      action={apiRoutes.joinForm(token)}
      onSubmit={(event) => {
        event.preventDefault();
        actOnce(event.currentTarget, join);
      }}
    >
      {waitlist ? <input type="hidden" name="waitlist" value="true" /> : null}
      <Button type="submit" size="lg" className="w-full sm:w-fit" aria-disabled={busy || undefined}>
        {label}
      </Button>
    </form>
  );
}
