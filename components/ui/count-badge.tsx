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

interface CountBadgeProps {
  count: number;
  /** For screen readers, which announce the badge out of context: 'join requests'. */
  of: (counted: { count: number }) => string;
}

/** The number of pending items beside a name; nothing for 0. */
export function CountBadge({ count, of }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-special px-1.5 text-center font-heading text-special-foreground text-xs tabular-nums leading-5">
      {count}
      <span className="sr-only">{` ${of({ count })}`}</span>
    </span>
  );
}
