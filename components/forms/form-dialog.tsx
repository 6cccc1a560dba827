'use client';

import type { ReactNode } from 'react';
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
import { useFocusOnRefusal } from './use-focus-on-refusal';

interface FormDialogProps extends DialogProps {
  title: string;
  description?: string;
  submit: string;
  busy: boolean;
  /** Why the whole form was refused. */
  error?: string;
  onSubmit: () => Promise<void>;
  destructive?: boolean;
  /** Leaves things as they are. Where the form itself cancels something, 'Cancel' would say both. */
  dismiss?: string;
  /** Stands before Cancel: removing the thing that is edited. */
  extra?: ReactNode;
  children?: ReactNode;
}

/** A form in a sheet. It closes by its owner alone, so whatever was typed survives a refusal. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submit, busy, error, onSubmit, destructive, extra, children } = props;
  const { ref, expect, forget } = useFocusOnRefusal(busy);
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
        <Form
          ref={ref}
          className="grid min-w-0 gap-5 *:min-w-0"
          onInput={forget}
          onSubmit={() => {
            expect();
            return onSubmit();
          }}
        >
          {children}
          <p role="alert" className="font-[580] text-destructive-ink text-sm empty:hidden">
            {error}
          </p>
          <DialogFooter>
            {extra ? <span className="*:w-full sm:me-auto">{extra}</span> : null}
            <Button variant="secondary" size="lg" onClick={() => props.onOpenChange(false)}>
              {props.dismiss ?? 'Cancel'}
            </Button>
            <Button
              type="submit"
              size="lg"
              variant={destructive ? 'destructive' : 'primary'}
              aria-disabled={busy || undefined}
            >
              {busy ? 'One moment…' : submit}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
