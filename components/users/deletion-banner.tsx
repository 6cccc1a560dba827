'use client';

import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

interface DeletionBannerProps {
  userId: number;
  deletionDueAt: string;
}

/** Shown on every screen while the account's deletion is pending, with a button to cancel it. */
export function DeletionBanner({ userId, deletionDueAt }: DeletionBannerProps) {
  const t = translate(texts);
  const router = useRouter();
  const { run, busy } = useAction();
  const restore = () =>
    run({
      call: () => api('POST /api/users/{id}/restore', { params: { id: userId } }),
      done: t.accountStays,
      description: t.accountStaysHint,
      failed: t.didNotWork,
      onDone: () => router.refresh(),
    });
  return (
    <section
      aria-label={t.accountDeletion}
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-destructive/30 bg-destructive-soft p-4 text-destructive-ink text-sm"
    >
      <p className="min-w-[min(16rem,100%)] flex-1 text-pretty">
        <span className="font-lead">{rich(t.deletedOn, { day: <Day at={deletionDueAt} /> })}</span>{' '}
        {t.hiddenUntilThen}
      </p>
      <Button aria-disabled={busy || undefined} onClick={restore}>
        {busy ? t.oneMoment : t.keepAccount}
      </Button>
    </section>
  );
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {wordsOf().date(at, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })}
    </time>
  );
}
