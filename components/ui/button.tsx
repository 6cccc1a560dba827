import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { type ButtonVariants, buttonVariants } from './button-variants';

type ButtonProps = ComponentProps<'button'> & ButtonVariants & { asChild?: boolean };

/** `type="button"` unless told otherwise: a button inside a form must not submit it by accident. */
export function Button({
  className,
  variant,
  size,
  asChild,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  return asChild ? (
    <Slot className={classes} {...props} />
  ) : (
    <button type={type} className={classes} {...props} />
  );
}
