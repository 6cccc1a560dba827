'use client';

import type { ReactNode } from 'react';
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
import type { DialogProps } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface FormDialogProps extends DialogProps {
  title: string;
  description?: string;
  submit: string;
  busy: boolean;
  error?: string;
  onSubmit: () => Promise<void>;
  destructive?: boolean;
  /**
   * The label of the button that closes without saving, where the form itself cancels something and 'Cancel' would be
   * ambiguous.
   */
  dismiss?: string;
  /** Shown before Cancel, for example to delete the edited item. */
  extra?: ReactNode;
  children?: ReactNode;
}

/** A form in a bottom sheet. Only its owner closes it, so input survives an error. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submit, busy, error, onSubmit, destructive, extra, children } = props;
  const t = translate(texts);
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange}>
      <DialogContent
        onCloseAutoFocus={props.onClosed}
        aria-describedby={description ? undefined : ''}
      >
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
          {description ? <DialogDescription>{description}</DialogDescription> : null}
        </DialogHeader>
        <Form className="grid min-w-0 gap-5 *:min-w-0" onSubmit={onSubmit}>
          {children}
          <AlertLine>{error}</AlertLine>
          <DialogFooter>
            {extra ? <span className="*:w-full sm:me-auto">{extra}</span> : null}
            <Button variant="secondary" size="lg" onClick={() => props.onOpenChange(false)}>
              {props.dismiss ?? t.cancel}
            </Button>
            <Button
              type="submit"
              size="lg"
              variant={destructive ? 'destructive' : 'primary'}
              aria-disabled={busy || undefined}
            >
              {busy ? t.oneMoment : submit}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
