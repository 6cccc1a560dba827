import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** An error that is announced at once. Rendered even while empty: screen readers announce only changes in a known element. */
export function AlertLine(props: Omit<ComponentProps<'p'>, 'role' | 'className'>) {
  return (
    <p role="alert" className="font-label text-destructive-ink text-sm empty:hidden" {...props} />
  );
}

const alertVariants = cva(
  'alert grid grid-cols-[1fr] gap-x-3 gap-y-1 rounded-card border p-4 text-sm has-[>svg]:grid-cols-[1.25rem_1fr] [&>*:not(svg)]:col-start-[-2] [&>svg]:size-5',
  {
    variants: {
      variant: {
        neutral: 'bg-muted text-foreground',
        primary: 'border-primary/25 bg-primary-soft text-primary-ink',
        destructive: 'border-destructive/30 bg-destructive-soft text-destructive-ink',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);

type AlertProps = ComponentProps<'div'> & VariantProps<typeof alertVariants>;

/** Errors interrupt a screen reader; other messages wait. */
export function Alert({ className, variant, ...props }: AlertProps) {
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      className={cn(alertVariants({ variant }), className)}
      {...props}
    />
  );
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('text-pretty', className)} {...props} />;
}
