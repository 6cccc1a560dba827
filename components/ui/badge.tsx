import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const badgeVariants = cva(
  'inline-flex w-fit max-w-full shrink-0 items-center gap-1 rounded-full border px-2.5 py-0.5 font-label text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'border-transparent bg-muted text-foreground',
        primary: 'border-transparent bg-primary-soft text-primary-ink',
        special: 'border-transparent bg-special-soft text-special-ink',
        destructive: 'border-transparent bg-destructive-soft text-destructive-ink',
        outline: 'border-border text-muted-foreground',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
