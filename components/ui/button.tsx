import { Slot } from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/cn';
import { type ButtonVariants, buttonVariants } from './button-variants';
import { actOnce, isEcho } from './press';

type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonVariants & {
    asChild?: boolean;
    /** Returns the promise of what it began: until that has settled, another press does nothing. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  };

/**
 * `type="button"` unless told otherwise: a button inside a form must not submit it by accident. `aria-disabled` keeps the
 * focus, which `disabled` would drop, and takes no press either. An icon alone shows its name as a tooltip.
 */
export function Button({
  className,
  variant,
  size,
  asChild,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const tooltip = size === 'icon' || size === 'icon-sm' ? '' : undefined;
  const classes = cn(buttonVariants({ variant, size }), className);
  const isOff = props['aria-disabled'] === true || props['aria-disabled'] === 'true';
  // Only where there is something to do: a server component can hand on no function.
  const press =
    onClick &&
    ((event: MouseEvent<HTMLButtonElement>) => {
      if (!isOff && !isEcho(event)) actOnce(event.currentTarget, () => onClick(event));
    });
  return asChild ? (
    <Slot className={classes} data-tooltip={tooltip} onClick={press} {...props} />
  ) : (
    <button type={type} className={classes} data-tooltip={tooltip} onClick={press} {...props} />
  );
}
