'use client';

import { Content, Item, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/cn';
import { pageDirection } from './direction';
import { portalContainer } from './portal-container';
import { useBackMenu } from './use-back-layer';
import { useEarlyPress } from './use-before-hydration';

/**
 * Not modal: a menu should not block scrolling or hide the page from assistive technology. On a phone Back closes it, like a
 * sheet.
 */
export function DropdownMenu({
  modal = false,
  defaultOpen = false,
  ...props
}: Omit<ComponentProps<typeof Root>, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(defaultOpen);
  useBackMenu(open, () => setOpen(false));
  return <Root dir={pageDirection()} modal={modal} open={open} onOpenChange={setOpen} {...props} />;
}

/** Pressed before its code has come, it opens the menu when it has. */
export function DropdownMenuTrigger({ ref, ...props }: ComponentProps<typeof Trigger>) {
  // By which Radix opens a menu.
  const button = useEarlyPress<HTMLButtonElement>(
    (node) => node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    ref,
  );
  return <Trigger ref={button} {...props} />;
}

const itemClasses =
  'menu-item relative flex min-h-11 cursor-default select-none items-center gap-2.5 rounded-md outline-none data-[disabled]:pointer-events-none data-[disabled]:opacity-55 [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0';

/** Closes without animation: during one, Radix does not open the menu again. */
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  container = portalContainer(),
  ...props
}: ComponentProps<typeof Content> & { container?: HTMLElement | null }) {
  return (
    <Portal container={container}>
      <Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'data-[state=open]:fade-in data-[state=open]:slide-in-from-top-1 z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float duration-150 data-[state=open]:animate-in',
          className,
        )}
        {...props}
      />
    </Portal>
  );
}

export function DropdownMenuItem({
  className,
  variant = 'default',
  ...props
}: ComponentProps<typeof Item> & { variant?: 'default' | 'destructive' }) {
  return (
    <Item
      className={cn(
        itemClasses,
        variant === 'destructive'
          ? 'text-destructive-ink data-[highlighted]:bg-destructive-soft'
          : 'data-[highlighted]:bg-accent',
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Separator>) {
  return <Separator className={cn('-mx-1.5 my-1.5 h-px bg-border', className)} {...props} />;
}
