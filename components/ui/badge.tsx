import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

// Defined in parts.css.
const badgeVariants = cva('badge', {
  variants: {
    variant: {
      neutral: 'badge-neutral',
      primary: 'badge-primary',
      special: 'badge-special',
      destructive: 'badge-destructive',
      outline: 'badge-outline',
    },
  },
  defaultVariants: { variant: 'neutral' },
});

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
