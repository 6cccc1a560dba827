'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { decideApplicationSchema } from '@/lib/admin/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { ADMIN_KEY } from './admin-query';
import { texts } from './texts';

export interface DecisionTarget {
  noun: 'coach' | 'venue';
  id: number;
  name: string;
  verdict: 'approve' | 'reject';
}

const EMPTY = { adminNotes: '' };

function titleOf({ noun, verdict }: DecisionTarget): string {
  const t = translate(texts);
  if (noun === 'coach') return verdict === 'approve' ? t.approveCoach : t.rejectCoach;
  return verdict === 'approve' ? t.approveVenue : t.rejectVenue;
}

/** Notes are optional. On success the lists are refetched, the dialog closes and the notes are cleared. */
export function DecisionDialog({ target, ...dialog }: DialogProps & { target: DecisionTarget }) {
  const id = useId();
  const t = translate(texts);
  const { noun, verdict } = target;
  function showFailure(): void {
    const description = verdict === 'approve' ? t.notApproved : t.notRejected;
    toast({ title: t.error, description, variant: 'destructive' });
  }
  const { register, errors, busy, submit } = useServerForm({
    schema: decideApplicationSchema,
    draft: `${noun}-application:${target.id}:${verdict}`,
    values: EMPTY,
    nextValues: EMPTY,
    send: (body) =>
      api(`POST /api/admin/${noun}-applications/{id}/{action}`, {
        params: { id: target.id, action: verdict },
        body,
      }),
    done: () => ({
      title: verdict === 'approve' ? t.applicationApproved : t.applicationRejected,
      description: noun === 'coach' ? t.coachProcessed : t.venueProcessed,
    }),
    failed: t.pleaseTryAgain,
    refresh: [ADMIN_KEY],
    onDone: () => dialog.onOpenChange(false),
    onInvalid: showFailure,
    onRefused: showFailure,
  });
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed}>
        <DialogHeader>
          <DialogTitle>{titleOf(target)}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            <bdi>{target.name}</bdi>
          </DialogDescription>
        </DialogHeader>
        <Form className="grid gap-5 *:min-w-0" onSubmit={submit}>
          <LabelledField
            id={`${id}notes`}
            label={t.adminNotes}
            hint={t.notesAreRead}
            error={errors.adminNotes ?? errors.form}
          >
            <Textarea
              id={`${id}notes`}
              rows={4}
              placeholder={t.notesPlaceholder}
              aria-describedby={`${id}notes-hint ${id}notes-error`}
              {...register('adminNotes')}
            />
          </LabelledField>
          <DialogFooter>
            <Button variant="secondary" size="lg" onClick={() => dialog.onOpenChange(false)}>
              {t.cancel}
            </Button>
            <Button
              type="submit"
              size="lg"
              variant={verdict === 'approve' ? 'primary' : 'destructive'}
              aria-disabled={busy || undefined}
            >
              {busy ? t.processing : t[verdict]}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
