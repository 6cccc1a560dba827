'use client';

import { useId, useState } from 'react';
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
import { Label } from '@/components/ui/label';
import { NativeInput } from '@/components/ui/native-input';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { ApiError, api, errorSentence } from '@/lib/http/client';
import {
  REPORT_NOTE_LENGTH_MAX,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  type ReportReason,
  type ReportTarget,
} from '@/lib/moderation/constants';

interface ReportDialogProps extends DialogProps {
  target: {
    type: ReportTarget;
    id: number;
    name: string;
    /** For a person reported from a chat: the latest messages are added to the report. */
    conversationId?: number;
  };
}

interface Problems {
  reason?: string;
  note?: string;
  whole?: string;
}

/** Reports a person, group, game, venue, review or message to the admins. The text stays until it is sent. */
export function ReportDialog({ target, open, onOpenChange, onClosed }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  async function send() {
    const found = problemsOf(reason, note);
    setProblems(found);
    if (reason === null || found.reason || found.note) return;
    setBusy(true);
    try {
      const { type: targetType, id: targetId, conversationId } = target;
      await api('POST /api/reports', {
        body: { targetType, targetId, conversationId, reason, note },
      });
      onOpenChange(false);
      setReason(null);
      setNote('');
      toast({ title: 'Report sent', description: 'Thank you. Our admins will look into it.' });
    } catch (error) {
      setProblems(toProblems(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onClosed} className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            Report <bdi>{target.name}</bdi>
          </DialogTitle>
          <DialogDescription>
            It goes to the admins only; nobody learns who reported.
            {target.conversationId ? ' The last messages of this chat go with it.' : ''}
          </DialogDescription>
        </DialogHeader>
        <Form onSubmit={send} className="grid gap-5">
          <ReasonField value={reason} onChange={setReason} error={problems.reason} />
          <NoteField value={note} onChange={setNote} error={problems.note} />
          <p role="alert" className="font-[580] text-destructive-ink text-sm empty:hidden">
            {problems.whole}
          </p>
          <DialogFooter>
            <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" size="lg" aria-disabled={busy || undefined}>
              {busy ? 'Sending…' : 'Send report'}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

function problemsOf(reason: ReportReason | null, note: string): Problems {
  return {
    reason: reason ? undefined : 'Please choose a reason',
    note:
      note.trim().length > REPORT_NOTE_LENGTH_MAX
        ? `Note can have at most ${REPORT_NOTE_LENGTH_MAX} characters`
        : undefined,
  };
}

function toProblems(error: unknown): Problems {
  const issues = error instanceof ApiError ? error.issues : [];
  const of = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const found = { reason: of('reason'), note: of('note') };
  if (found.reason || found.note) return found;
  return { whole: errorSentence(error, 'Failed to send the report. Please try again.') };
}

interface ReasonFieldProps {
  value: ReportReason | null;
  onChange: (reason: ReportReason) => void;
  error: string | undefined;
}

function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="mb-1 font-[600] text-sm">What is wrong?</legend>
      <p
        id={`${id}error`}
        aria-live="polite"
        className="mb-1 font-[580] text-destructive-ink text-sm empty:hidden"
      >
        {error}
      </p>
      {REPORT_REASONS.map((reason) => (
        <label
          key={reason}
          htmlFor={`${id}${reason}`}
          className="flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-accent has-checked:bg-primary-soft has-checked:font-[620] has-checked:text-primary-ink"
        >
          <NativeInput
            type="radio"
            id={`${id}${reason}`}
            name={`${id}reason`}
            checked={value === reason}
            onChange={() => onChange(reason)}
            className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-input bg-card transition-[border-width] checked:border-[6px] checked:border-primary forced-colors:appearance-auto"
          />
          {REPORT_REASON_LABELS[reason]}
        </label>
      ))}
    </fieldset>
  );
}

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  error: string | undefined;
}

function NoteField({ value, onChange, error }: NoteFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        What happened? <span className="font-[450] text-muted-foreground">(optional)</span>
      </Label>
      <Textarea
        id={id}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}error`}
      />
      <p
        id={`${id}error`}
        aria-live="polite"
        className="font-[580] text-destructive-ink text-sm empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}
