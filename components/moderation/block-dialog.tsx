'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface BlockDialogProps extends DialogProps {
  person: { id: number; name: string };
  onBlocked: () => void;
}

export function BlockDialog({ person, onBlocked, open, onOpenChange, onClosed }: BlockDialogProps) {
  const t = translate(texts);
  const queries = useQueryClient();
  const { run, busy } = useAction();
  const block = () =>
    run({
      call: () => api('POST /api/blocks/{userId}', { params: { userId: person.id } }),
      done: t.blocked({ person: person.name }),
      description: t.blockedHint,
      failed: t.notBlocked({ person: person.name }),
      onDone: () => {
        onOpenChange(false);
        onBlocked();
        // Any list fetched before may still contain the person.
        void queries.invalidateQueries();
      },
    });

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onClosed} className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            {rich(t.blockTitle, { name: <bdi>{person.name}</bdi> })}
          </DialogTitle>
          <DialogDescription>{t.blockHint}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button variant="destructive" size="lg" aria-disabled={busy || undefined} onClick={block}>
            {busy ? t.blocking : t.blockButton}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
