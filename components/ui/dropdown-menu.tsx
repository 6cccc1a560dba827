'use client';

import type { Content, Item, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { cn } from '@/lib/cn';
import { pageDirection } from './direction';
import { sayMissing } from './load-part';
import type * as MenuParts from './menu-parts';
import { busyWhile } from './pending-clicks';
import { portalContainer } from './portal-container';
import { useBackMenu } from './use-back-layer';
import { useEarlyClick } from './use-before-hydration';

type Parts = typeof MenuParts;

/** The code of menus, 30 kB: most pages have one, and few people open it. */
const loadParts = (): Promise<Parts> => import('./menu-parts');
// Before the click; if it fails, the click reports it.
const fetchParts = () => void loadParts().catch(() => undefined);

const MenuContext = createContext<{ parts: Parts | null; show: () => void }>({
  parts: null,
  show: () => undefined,
});

const isSheet = () => window.matchMedia('(width < 40rem)').matches;

/**
 * Not modal: a menu should not block scrolling or hide the page from assistive technology. On a phone it is a bottom sheet
 * (parts.css), which is modal, and Back closes it. Until it is first opened it is a button, whose click is replayed once the code
 * is loaded.
 */
export function DropdownMenu({
  modal = false,
  defaultOpen = false,
  ...props
}: Omit<ComponentProps<typeof Root>, 'open' | 'onOpenChange'>) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [open, setOpen] = useState(false);
  useBackMenu(open, () => setOpen(false));
  function show(): void {
    void busyWhile(loadParts()).then(
      (loaded) => {
        setParts(loaded);
        setOpen(true);
      },
      () => sayMissing(),
    );
  }
  const showFirst = useEffectEvent(show);
  useEffect(() => {
    if (defaultOpen) showFirst();
  }, [defaultOpen]);
  return (
    <MenuContext value={{ parts, show }}>
      {parts ? (
        <parts.Root
          dir={pageDirection()}
          // A sheet covers the page: a click beside it only closes it.
          modal={modal || isSheet()}
          open={open}
          onOpenChange={setOpen}
          {...props}
        />
      ) : (
        props.children
      )}
    </MenuContext>
  );
}

export function DropdownMenuTrigger({
  ref,
  ...props
}: Omit<ComponentProps<typeof Trigger>, 'asChild'>) {
  const { parts, show } = useContext(MenuContext);
  const button = useEarlyClick<HTMLButtonElement>(show, ref);
  if (parts) return <parts.Trigger ref={button} {...props} />;
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={fetchParts}
      onFocus={fetchParts}
      onClick={show}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        // Opens the menu instead of scrolling.
        event.preventDefault();
        show();
      }}
      {...props}
    />
  );
}

const itemClasses =
  'menu-item relative flex min-h-11 cursor-default select-none items-center gap-2.5 rounded-md outline-none data-[disabled]:pointer-events-none data-[disabled]:opacity-55 [&_svg:not([class*=size-])]:size-4';

/** Closes without animation: during one, Radix does not open the menu again. */
export function DropdownMenuContent({
  className,
  sideOffset = 6,
  container = portalContainer(),
  ...props
}: ComponentProps<typeof Content> & { container?: HTMLElement | null }) {
  const { parts } = useContext(MenuContext);
  if (!parts) return null;
  return (
    <parts.Portal container={container}>
      <parts.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'menu-sheet data-[state=open]:fade-in data-[state=open]:slide-in-from-top-1 z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-(--radix-dropdown-menu-content-available-width) overflow-y-auto rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float duration-150 data-[state=open]:animate-in',
          className,
        )}
        {...props}
      />
    </parts.Portal>
  );
}

export function DropdownMenuItem({
  className,
  variant = 'default',
  ...props
}: ComponentProps<typeof Item> & { variant?: 'default' | 'destructive' }) {
  const { parts } = useContext(MenuContext);
  if (!parts) return null;
  return (
    <parts.Item
      className={cn(
        itemClasses,
        variant === 'destructive'
          ? 'text-destructive-ink data-[highlighted]:bg-destructive-soft'
          : 'data-[highlighted]:bg-accent',
        className,
      )}
      // A bottom sheet opens under the mouse: releasing the button that opened it is no choice.
      onPointerUp={(event) => {
        if (isSheet()) event.preventDefault();
      }}
      {...props}
    />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Separator>) {
  const { parts } = useContext(MenuContext);
  if (!parts) return null;
  return <parts.Separator className={cn('-mx-1.5 my-1.5 h-px bg-border', className)} {...props} />;
}
