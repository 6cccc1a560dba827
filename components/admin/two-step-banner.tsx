'use client';

import { useQuery } from '@tanstack/react-query';
import { twoStepQuery } from '@/components/auth/two-step-query';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Shown until the second step is set up. Only local mode admits admins without it. */
export function TwoStepBanner({ onSetUp }: { onSetUp: () => void }) {
  const { data } = useQuery(twoStepQuery);
  if (data?.isOn !== false) return null;
  const t = translate(texts);
  return (
    <section
      aria-label={t.twoStep}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-special bg-card px-4 py-2"
    >
      <LineIcon name="shield-exclamation-point" className="size-5 shrink-0 text-special-ink" />
      <p className="min-w-0 flex-1 basis-36 text-sm">{t.twoStepOff}</p>
      <Button variant="ghost" onClick={onSetUp}>
        {t.setItUp}
      </Button>
    </section>
  );
}
