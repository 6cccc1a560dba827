'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/components/forms/use-action';
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
import { isolate } from '@/lib/platform/validation/isolate';

interface BlockDialogProps extends DialogProps {
  person: { id: number; name: string };
  onBlocked: () => void;
}

export function BlockDialog({ person, onBlocked, open, onOpenChange, onClosed }: BlockDialogProps) {
  const queries = useQueryClient();
  const { run, busy } = useAction();
  const block = () =>
    run({
      call: () => api('POST /api/blocks/{userId}', { params: { userId: person.id } }),
      done: `${isolate(person.name)} is blocked`,
      description: 'You will not see each other any more.',
      failed: `Failed to block ${isolate(person.name)}`,
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
            Block <bdi>{person.name}</bdi>?
          </DialogTitle>
          <DialogDescription>
            Neither of you will see the other in lists, searches, suggestions or messages, and a
            connection between you ends. They are not told. You can lift the block on your profile.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="destructive" size="lg" aria-disabled={busy || undefined} onClick={block}>
            {busy ? 'Blocking…' : 'Block'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
