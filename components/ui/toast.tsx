'use client';

import { X } from 'lucide-react';
import { Action, Close, Description, Root, Title, Viewport } from 'radix-ui/toast';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { buttonVariants } from './button-variants';
import { texts } from './texts';

type ToastProps = ComponentProps<typeof Root> & { variant?: 'default' | 'destructive' };

export function Toast({ className, variant = 'default', ...props }: ToastProps) {
  return (
    <Root
      className={cn(
        'data-[state=closed]:pointer-events-none pointer-events-auto relative flex w-full items-center gap-3 overflow-hidden rounded-card border bg-popover py-3.5 ps-5 pe-12 text-popover-foreground shadow-float',
        'before:absolute before:inset-y-0 before:start-0 before:w-1.5',
        variant === 'destructive' ? 'before:bg-destructive' : 'before:bg-primary',
        'data-[state=closed]:fade-out data-[state=open]:fade-in max-sm:data-[state=open]:slide-in-from-top-3 sm:data-[state=open]:slide-in-from-bottom-3 data-[state=closed]:slide-out-to-end-full duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform data-[swipe=move]:transition-none',
        className,
      )}
      {...props}
    />
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof Title>) {
  return <Title dir="auto" className={cn('font-lead text-sm', className)} {...props} />;
}

export function ToastDescription({ className, ...props }: ComponentProps<typeof Description>) {
  return (
    <Description
      dir="auto"
      className={cn('text-pretty text-muted-foreground text-sm', className)}
      {...props}
    />
  );
}

export function ToastAction({ className, ...props }: ComponentProps<typeof Action>) {
  return (
    <Action
      className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }), className)}
      {...props}
    />
  );
}

export function ToastClose() {
  return (
    <Close
      data-tooltip=""
      className="absolute end-1 top-1 inline-flex size-11 items-center justify-center rounded-full text-muted-foreground hover:text-foreground"
    >
      <X aria-hidden className="size-4" />
      <span className="sr-only">{translate(texts).close}</span>
    </Close>
  );
}

/**
 * Below the header on phones, where it covers no buttons of a sheet or the deck; in the far corner on desktops. Clicks pass
 * through where there is no toast.
 */
export function ToastViewport() {
  return (
    <Viewport
      // Radix puts the key in.
      label={translate(texts).toasts({ key: '{hotkey}' })}
      className="pointer-events-none fixed inset-x-3 top-[calc(var(--header-height)+env(safe-area-inset-top)+0.5rem)] z-100 flex flex-col outline-none sm:inset-x-auto sm:end-5 sm:top-auto sm:bottom-[calc(var(--bottom-bar-height)+1rem)] sm:w-96 md:bottom-5"
    />
  );
}
