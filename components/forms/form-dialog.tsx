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
import type { DialogProps } from '@/components/ui/use-dialog';

interface FormDialogProps extends DialogProps {
  title: string;
  description?: string;
  submit: string;
  busy: boolean;
  /** Why the whole form was refused. */
  error?: string;
  onSubmit: () => void;
  destructive?: boolean;
  /** Stands before Cancel: removing the thing that is edited. */
  extra?: ReactNode;
  children?: ReactNode;
}

/** A form in a sheet. It closes by its owner alone, so whatever was typed survives a refusal. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submit, busy, error, onSubmit, destructive, extra, children } = props;
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
        <form
          noValidate
          className="grid min-w-0 gap-5 *:min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) onSubmit();
          }}
        >
          {children}
          <p role="alert" className="font-[580] text-destructive-ink text-sm empty:hidden">
            {error}
          </p>
          <DialogFooter>
            {extra ? <span className="*:w-full sm:me-auto">{extra}</span> : null}
            <Button variant="secondary" size="lg" onClick={() => props.onOpenChange(false)}>
              Cancel
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
        </form>
      </DialogContent>
    </Dialog>
  );
}
