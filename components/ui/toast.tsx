'use client';

import { type ComponentProps, createContext, useContext } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { Button } from './button';
import { texts } from './texts';

/** Lets a button inside a toast close it. */
export const CloseToast = createContext<() => void>(() => undefined);

type ToastProps = ComponentProps<'li'> & { open: boolean; variant?: 'default' | 'destructive' };

export function Toast({ open, variant = 'default', ...props }: ToastProps) {
  return (
    <li
      data-state={open ? 'open' : 'closed'}
      className={cn(
        'data-[state=closed]:pointer-events-none pointer-events-auto relative flex w-full touch-none select-none items-center gap-3 overflow-hidden rounded-card border bg-popover py-3.5 ps-5 pe-12 text-popover-foreground shadow-float',
        'before:absolute before:inset-y-0 before:start-0 before:w-1.5',
        variant === 'destructive' ? 'before:bg-destructive' : 'before:bg-primary',
        'data-[state=closed]:fade-out data-[state=open]:fade-in max-sm:data-[state=open]:slide-in-from-top-3 sm:data-[state=open]:slide-in-from-bottom-3 data-[state=closed]:slide-out-to-end-full duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--swipe-x) data-[swipe=move]:translate-x-(--swipe-x) data-[swipe=cancel]:transition-transform data-[swipe=move]:transition-none',
      )}
      {...props}
    />
  );
}

/** A button that also closes its toast. `altText` describes another way to the same result, after the toast has closed. */
export function ToastAction({
  altText,
  onClick,
  children,
}: {
  altText: string;
  onClick: () => unknown;
  children: string;
}) {
  const close = useContext(CloseToast);
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-description={altText}
      onClick={() => {
        close();
        return onClick();
      }}
    >
      {children}
    </Button>
  );
}

export function ToastClose() {
  return (
    <button
      type="button"
      data-tooltip=""
      onClick={useContext(CloseToast)}
      className="absolute end-1 top-1 inline-flex size-11 items-center justify-center rounded-full text-muted-foreground hover:text-foreground"
    >
      <LineIcon name="x" className="size-4" />
      <span className="sr-only">{translate(texts).close}</span>
    </button>
  );
}
