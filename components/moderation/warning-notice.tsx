'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LineIcon } from '@/components/ui/line-icon';
import type { WarningDto } from '@/lib/moderation/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';
import { warningsQuery } from './warnings-query';

/** Remains until it is acknowledged; if it is only closed, it returns on the next visit. */
export function WarningNotice({ warning }: { warning: WarningDto }) {
  const t = translate(texts);
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  const { run, busy, error } = useAction({ inline: true });
  const confirm = () =>
    run({
      call: () => api('POST /api/warnings/{id}/acknowledge', { params: { id: warning.id } }),
      failed: t.unreachable,
      onDone: () =>
        queries.setQueryData(warningsQuery.queryKey, (known) =>
          known?.filter(({ id }) => id !== warning.id),
        ),
    });
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <LineIcon name="shield-exclamation-point" className="size-8 text-destructive-ink" />
          <DialogTitle>{t.warning}</DialogTitle>
          <DialogDescription>
            <time dateTime={warning.createdAt}>
              {wordsOf().date(warning.createdAt, { dateStyle: 'long' })}
            </time>
          </DialogDescription>
        </DialogHeader>
        <p className="wrap-anywhere whitespace-pre-line" dir="auto">
          {warning.text}
        </p>
        <AlertLine>{error}</AlertLine>
        <DialogFooter>
          <Button size="lg" aria-disabled={busy || undefined} onClick={confirm}>
            {busy ? t.oneMoment : t.warningRead}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
