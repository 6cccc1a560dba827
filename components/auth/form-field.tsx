import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';

interface FormFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  hint?: string;
  children: ReactNode;
}

/** Ids for `aria-describedby`. */
export function describedBy(id: string, { hint }: { hint?: string }): string {
  return hint ? `${id}-error ${id}-hint` : `${id}-error`;
}

/** The error element is always present, so that screen readers announce a new error. */
export function FormField({ id, label, error, hint, children }: FormFieldProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="font-label text-destructive-ink text-sm empty:hidden"
      >
        {error}
      </p>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
