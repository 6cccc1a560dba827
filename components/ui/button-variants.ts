import { cva, type VariantProps } from 'class-variance-authority';

/**
 * The styles of everything that is clickable. Small sizes have a touch target of 44 px: an invisible area extends past the
 * visible edge.
 */
export const buttonVariants = cva(
  // The other shared styles are in button.css.
  'btn',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-primary-foreground shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-primary-hover active:translate-y-px active:shadow-none',
        special:
          'bg-special text-special-foreground shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-special-hover active:translate-y-px active:shadow-none',
        destructive:
          'bg-destructive text-destructive-foreground shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-destructive-hover active:translate-y-px active:shadow-none',
        secondary:
          'border border-input bg-card text-foreground hover:border-foreground hover:bg-accent active:translate-y-px',
        ghost: 'text-foreground hover:bg-accent active:bg-accent',
        link: 'rounded-md text-primary-ink underline decoration-primary/40 decoration-2 underline-offset-4 hover:decoration-current',
      },
      size: {
        sm: 'min-h-9 px-3 py-1 text-sm after:absolute after:inset-x-0 after:-inset-y-1',
        md: 'min-h-11 px-4 py-2 text-sm leading-tight',
        lg: 'min-h-13 px-[min(1.5rem,7vw)] py-2 text-base leading-tight',
        icon: 'size-11 text-base',
        'icon-sm': 'size-9 py-1 text-sm after:absolute after:-inset-1',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
