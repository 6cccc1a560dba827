import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/cn';
import { actOnce, isEcho } from './act-once';
import { type ButtonVariants, buttonVariants } from './button-variants';

type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonVariants & {
    /** Return the promise of the action: until it settles, further clicks are ignored. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  };

/**
 * `type="button"` by default, so that a button in a form does not submit it by accident. `aria-disabled` keeps the focus, which
 * `disabled` would drop, and also ignores clicks. An icon-only button shows its name as a tooltip.
 */
export function Button({
  className,
  variant,
  size,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const tooltip = size === 'icon' || size === 'icon-sm' ? '' : undefined;
  const classes = cn(buttonVariants({ variant, size }), className);
  const isOff = props['aria-disabled'] === true || props['aria-disabled'] === 'true';
  // Only with a handler: a server component cannot pass a function.
  const press =
    onClick &&
    ((event: MouseEvent<HTMLButtonElement>) => {
      if (!isOff && !isEcho(event)) actOnce(event.currentTarget, () => onClick(event));
    });
  return (
    <button type={type} className={classes} data-tooltip={tooltip} onClick={press} {...props} />
  );
}
