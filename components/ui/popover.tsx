'use client';

import { Anchor, Close, Content, Portal, Root, Trigger } from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export const Popover = Root;
export const PopoverTrigger = Trigger;
export const PopoverAnchor = Anchor;
export const PopoverClose = Close;

export function PopoverContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Content>) {
  return (
    <Portal>
      <Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'data-[state=closed]:fade-out data-[state=open]:fade-in data-[state=open]:slide-in-from-top-1 z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border bg-popover p-4 text-popover-foreground shadow-float outline-none duration-150 data-[state=closed]:animate-out data-[state=open]:animate-in',
          className,
        )}
        {...props}
      />
    </Portal>
  );
}
