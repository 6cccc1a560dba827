'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
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
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';

export interface DecisionTarget {
  noun: 'coach' | 'venue';
  id: number;
  name: string;
  verdict: 'approve' | 'reject';
}

const TITLES = { coach: 'Coach', venue: 'Venue' } as const;
const VERBS = { approve: 'Approve', reject: 'Reject' } as const;

/** Notes are optional. On success the lists are refetched, the dialog closes and the notes are cleared. */
export function DecisionDialog({ target, ...dialog }: DialogProps & { target: DecisionTarget }) {
  const id = useId();
  const queries = useQueryClient();
  const [adminNotes, setAdminNotes] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { noun, verdict } = target;

  async function decide(): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await api(`POST /api/admin/${noun}-applications/{id}/{action}`, {
        params: { id: target.id, action: verdict },
        body: { adminNotes },
      });
      toast({
        title: `Application ${verdict === 'approve' ? 'Approved' : 'Rejected'}`,
        description: `${TITLES[noun]} application processed successfully.`,
      });
      setAdminNotes('');
      dialog.onOpenChange(false);
    } catch (error) {
      setProblem(errorSentence(error, 'Please try again.'));
      const description = `Failed to ${verdict} application`;
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      setBusy(false);
    }
  }
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed}>
        <DialogHeader>
          <DialogTitle>{`${VERBS[verdict]} ${TITLES[noun]} Application`}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            <bdi>{target.name}</bdi>
          </DialogDescription>
        </DialogHeader>
        <Form className="grid gap-5 *:min-w-0" onSubmit={decide}>
          <LabelledField
            id={`${id}notes`}
            label="Admin Notes"
            hint="The applicant will read them."
            error={problem}
          >
            <Textarea
              id={`${id}notes`}
              rows={4}
              placeholder="Add any notes about this decision..."
              value={adminNotes}
              aria-describedby={`${id}notes-hint ${id}notes-error`}
              onChange={(event) => setAdminNotes(event.target.value)}
            />
          </LabelledField>
          <DialogFooter>
            <Button variant="secondary" size="lg" onClick={() => dialog.onOpenChange(false)}>
              Cancel
            </Button>
            <Button
              type="submit"
              size="lg"
              variant={verdict === 'approve' ? 'primary' : 'destructive'}
              aria-disabled={busy || undefined}
            >
              {busy ? 'Processing...' : VERBS[verdict]}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
