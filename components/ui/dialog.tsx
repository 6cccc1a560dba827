'use client';

import {
  Close,
  Content,
  Description,
  Overlay,
  Portal,
  Root,
  Title,
  Trigger,
} from 'radix-ui/dialog';
import { type ComponentProps, useState } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useBackLayer } from './use-back-layer';

// Radix rather than <dialog>: a toast must remain visible and clickable above an open dialog, and nothing outside a native
// modal can be.
export const DialogTrigger = Trigger;

/** Controlled by its owner or by its own trigger. Back closes it and remains on the page. */
export function Dialog({ open, onOpenChange, ...props }: ComponentProps<typeof Root>) {
  const [isOpen, setOpen] = useState(false);
  const change = onOpenChange ?? setOpen;
  useBackLayer(open ?? isOpen, () => change(false));
  return <Root open={open ?? isOpen} onOpenChange={change} {...props} />;
}

/**
 * A bottom sheet on phones, within the thumb's reach; centred from 640 px. On phones a toast covers its top, and everywhere the
 * footer its lower edge, so focused elements are scrolled clear of them.
 */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof Content>) {
  return (
    <Portal>
      <Overlay className="data-[state=closed]:fade-out data-[state=open]:fade-in fixed inset-0 z-50 bg-[oklch(0.2_0.03_150/0.5)] duration-200 data-[state=closed]:animate-out data-[state=open]:animate-in" />
      <Content
        onInteractOutside={keepForToasts}
        className={cn(
          'dialog fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] grid-cols-1 scroll-pt-28 overflow-y-auto overscroll-contain rounded-t-2xl border bg-popover p-5 pt-7 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-popover-foreground shadow-float outline-none duration-200 ease-out',
          'data-[state=closed]:slide-out-to-bottom data-[state=open]:slide-in-from-bottom data-[state=closed]:animate-out data-[state=open]:animate-in',
          'before:absolute before:top-2.5 before:inset-x-0 before:mx-auto before:h-1 before:w-10 before:rounded-full before:bg-border sm:before:hidden',
          'sm:data-[state=closed]:fade-out sm:data-[state=open]:fade-in sm:data-[state=closed]:slide-out-to-bottom-4 sm:data-[state=open]:slide-in-from-bottom-4 sm:inset-x-auto sm:start-1/2 sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rtl:translate-x-1/2 sm:scroll-pt-0 sm:rounded-2xl sm:p-6',
          'has-data-dialog-footer:scroll-pb-36 has-data-dialog-footer:pb-0 sm:has-data-dialog-footer:pb-0',
          className,
        )}
        {...props}
      >
        {children}
        <Close
          data-tooltip=""
          className="absolute end-3 top-3 inline-flex size-11 items-center justify-center rounded-full text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
        >
          <LineIcon name="x" className="size-5" />
          <span className="sr-only">{translate(texts).close}</span>
        </Close>
      </Content>
    </Portal>
  );
}

/** A click on a toast, which is above, leaves the dialog open. */
function keepForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]'))
    event.preventDefault();
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-1.5 pe-10', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Title>) {
  return <Title className={cn('dialog-title', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Description>) {
  return <Description className={cn('dialog-description', className)} {...props} />;
}

/**
 * Primary action last: near the thumb on phones, at the end of the row on desktops. It remains at the lower edge of the bottom
 * sheet while the rest scrolls; it then provides the sheet's lower padding. In a low window it would leave no room for the
 * fields.
 */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-dialog-footer=""
      className={cn(
        'dialog-footer bottom-0 z-10 -mx-5 flex flex-wrap gap-2 border-t bg-popover px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] *:max-sm:grow sm:-mx-6 sm:px-6 sm:pb-4 [@media(min-height:18rem)]:sticky',
        className,
      )}
      {...props}
    />
  );
}
