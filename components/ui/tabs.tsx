'use client';

import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { pageDirection } from './direction';

export function Tabs({ className, ...props }: ComponentProps<typeof Root>) {
  return <Root dir={pageDirection()} className={cn('flex flex-col gap-5', className)} {...props} />;
}

/**
 * Scrolls sideways rather than wrapping, so that a fourth tab cannot push the page down on a phone. Tabs need scripts: without
 * them, panels are a KeptTabsContent, or a page has links.
 */
export function TabsList({ className, ...props }: ComponentProps<typeof List>) {
  return (
    <List
      className={cn(
        'flex gap-1 overflow-x-auto border-b [scrollbar-width:none] noscript:hidden',
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Trigger>) {
  // Defined in tabs.css.
  return <Trigger className={cn('tab', className)} {...props} />;
}

/** A panel that is in the page whether it is chosen or not. Where scripts do not run, all of them are shown. */
export function KeptTabsContent(props: ComponentProps<typeof Content>) {
  return (
    <TabsContent forceMount className="data-[state=inactive]:hidden noscript:block!" {...props} />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Content>) {
  return <Content className={cn('outline-offset-4', className)} {...props} />;
}
