'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';

interface DeletionBannerProps {
  userId: number;
  deletionDueAt: string;
}

/** Shown on every screen while the account waits for its deletion, with a button to undo it. */
export function DeletionBanner({ userId, deletionDueAt }: DeletionBannerProps) {
  const router = useRouter();
  const { run, busy } = useAction();
  const restore = () =>
    run({
      call: () => api('POST /api/users/{id}/restore', { params: { id: userId } }),
      done: 'Your account stays',
      description: 'Others can see you again.',
      failed: 'That did not work. Please try again.',
      onDone: () => router.refresh(),
    });
  return (
    <section
      aria-label="Account deletion"
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-destructive/30 bg-destructive-soft p-4 text-destructive-ink text-sm"
    >
      <p className="min-w-[min(16rem,100%)] flex-1 text-pretty">
        <span className="font-lead">
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
      <Button aria-disabled={busy || undefined} onClick={restore}>
        {busy ? 'One moment…' : 'Keep my account'}
      </Button>
    </section>
  );
}
