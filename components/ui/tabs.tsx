'use client';

import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Tabs({ className, ...props }: ComponentProps<typeof Root>) {
  return <Root className={cn('flex flex-col gap-5', className)} {...props} />;
}

/** Scrolls sideways rather than wrapping, so that a fourth tab cannot push the page down on a phone. */
export function TabsList({ className, ...props }: ComponentProps<typeof List>) {
  return (
    <List
      className={cn('flex gap-1 overflow-x-auto border-b [scrollbar-width:none]', className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      className={cn(
        'relative inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-t-md px-3.5 font-[600] text-muted-foreground text-sm transition-colors',
        'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:scale-x-0 after:rounded-t-full after:bg-primary after:transition-transform',
        'hover:text-foreground focus-visible:-outline-offset-2 disabled:opacity-55 data-[state=active]:text-foreground data-[state=active]:after:scale-x-100 [&_svg]:size-4',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Content>) {
  return <Content className={cn('outline-offset-4', className)} {...props} />;
}
