import { cva, type VariantProps } from 'class-variance-authority';

/**
 * The styles of everything that is clickable. Small sizes have a touch target of 44 px: an invisible area extends past the
 * visible edge.
 */
export const buttonVariants = cva(
  // All are defined in button.css.
  'btn',
  {
    variants: {
      variant: {
        primary: 'btn-primary',
        special: 'btn-special',
        destructive: 'btn-destructive',
        secondary: 'btn-secondary',
        ghost: 'btn-ghost',
        link: 'btn-link',
        chip: 'btn-chip',
      },
      size: {
        sm: 'btn-sm',
        md: 'btn-md',
        lg: 'btn-lg',
        icon: 'btn-icon',
        'icon-sm': 'btn-icon-sm',
        // An icon above its label.
        tile: 'btn-tile',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
