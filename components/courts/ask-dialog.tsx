'use client';

import { useState } from 'react';
import { dayWords } from '@/components/bookings/month';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import type { DialogProps } from '@/components/ui/use-dialog';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import type { ShownCourt, ShownSlot } from './court-slots';
import { COURT_TIMES_KEY } from './courts-query';
import { texts } from './texts';

interface AskDialogProps extends DialogProps {
  court: ShownCourt;
  slot: ShownSlot;
  minutes: number;
}

/** One tap after the time is chosen: the price is the server's. */
export function AskDialog({ court, slot, minutes, ...dialog }: AskDialogProps) {
  const t = translate(texts);
  const router = useRouter();
  // Another press after a lost response makes no second request.
  const [key, setKey] = useState(() => newKey());
  const { run, busy, error } = useAction({ inline: true, refresh: [COURT_TIMES_KEY] });
  const { date, time } = slot;
  const ask = () =>
    run({
      call: () =>
        api('POST /api/courts/{id}/asks', {
          params: { id: court.id },
          body: { date, time, minutes },
          headers: { 'Idempotency-Key': key },
        }),
      done: ({ status, message }) => ({
        title: status === 'confirmed' ? t.booked : t.asked,
        description: message,
      }),
      failed: t.askFailed,
      onDone: () => {
        setKey(newKey());
        dialog.onOpenChange(false);
        router.refresh();
      },
      onFailed: () => {
        setKey(newKey());
        router.refresh();
      },
    });
  return (
    <FormDialog
      {...dialog}
      title={t.askTitle}
      description={t.askWords({ day: dayWords(date), time, minutes })}
      submit={t.ask}
      busy={busy}
      error={error}
      onSubmit={ask}
    >
      <p className="wrap-anywhere font-strong">
        <bdi>{court.name}</bdi>
      </p>
      <p className="flex items-baseline justify-between gap-3 border-t pt-4">
        <span className="text-muted-foreground text-sm">{t.price}</span>
        <span className="font-heading text-xl tabular-nums">
          {wordsOf().money(slot.price, court.currency)}
        </span>
      </p>
    </FormDialog>
  );
}
