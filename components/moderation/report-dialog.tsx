'use client';

import { type ComponentProps, useId } from 'react';
import { useServerForm } from '@/components/forms/use-server-form';
import { rich } from '@/components/language/rich';
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
import { Form } from '@/components/ui/form';
import { NativeInput, Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { DialogProps } from '@/components/ui/use-dialog';
import { REPORT_REASONS, type ReportReason, type ReportTarget } from '@/lib/moderation/constants';
import { reportThingSchema } from '@/lib/moderation/schema';
import { texts as moderationTexts } from '@/lib/moderation/texts';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface ReportDialogProps extends DialogProps {
  target: {
    type: ReportTarget;
    id: number;
    name: string;
    /** For a person reported from a chat: the latest messages are added to the report. */
    conversationId?: number;
  };
}

const NOTHING: { reason: ReportReason | null; note: string } = { reason: null, note: '' };

/** Reports a person, group, game, venue, review or message to the admins. The text remains until it is sent. */
export function ReportDialog({ target, open, onOpenChange, onClosed }: ReportDialogProps) {
  const t = translate(texts);
  const { values, change, register, errors, busy, submit } = useServerForm({
    schema: reportThingSchema,
    draft: `report:${target.type}:${target.id}`,
    values: NOTHING,
    nextValues: NOTHING,
    toBody: (typed) => {
      const { type: targetType, id: targetId, conversationId } = target;
      return { targetType, targetId, conversationId, ...typed };
    },
    check: (found) => (found.reason ? { ...found, reason: t.chooseReason } : found),
    send: (body) => api('POST /api/reports', { body }),
    done: () => ({
      title: t.reportSent,
      description: t.reportSentHint,
    }),
    failed: t.reportFailed,
    onDone: () => onOpenChange(false),
  });

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onClosed} className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            {rich(t.reportTitle, { name: <bdi>{target.name}</bdi> })}
          </DialogTitle>
          <DialogDescription>
            {target.conversationId ? t.reportChatHint : t.reportHint}
          </DialogDescription>
        </DialogHeader>
        <Form onSubmit={submit} className="grid gap-5">
          <ReasonField
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errors.reason}
          />
          <NoteField error={errors.note} {...register('note')} />
          <AlertLine>{errors.form}</AlertLine>
          <DialogFooter>
            <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
              {t.cancel}
            </Button>
            <Button type="submit" size="lg" aria-disabled={busy || undefined}>
              {busy ? t.sending : t.sendReport}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

interface ReasonFieldProps {
  value: ReportReason | null;
  onChange: (reason: ReportReason) => void;
  error: string | undefined;
}

function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  const id = useId();
  const reasons = translate(moderationTexts);
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="mb-1 font-semibold text-sm">{translate(texts).whatIsWrong}</legend>
      <p
        id={`${id}error`}
        aria-live="polite"
        className="mb-1 font-label text-destructive-ink text-sm empty:hidden"
      >
        {error}
      </p>
      {REPORT_REASONS.map((reason) => (
        <label
          key={reason}
          htmlFor={`${id}${reason}`}
          className="flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-accent has-checked:bg-primary-soft has-checked:font-strong has-checked:text-primary-ink"
        >
          <NativeInput
            type="radio"
            id={`${id}${reason}`}
            name={`${id}reason`}
            checked={value === reason}
            onChange={() => onChange(reason)}
            className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-input bg-card transition-[border-width] checked:border-[6px] checked:border-primary forced-colors:appearance-auto"
          />
          {reasons[reason]}
        </label>
      ))}
    </fieldset>
  );
}

type NoteFieldProps = ComponentProps<typeof Textarea> & { error: string | undefined };

function NoteField({ error, ...props }: NoteFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {rich(translate(texts).whatHappened, {
          aside: (words) => <span className="font-aside text-muted-foreground">{words}</span>,
        })}
      </Label>
      <Textarea
        id={id}
        rows={3}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}error`}
        {...props}
      />
      <p
        id={`${id}error`}
        aria-live="polite"
        className="font-label text-destructive-ink text-sm empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}
