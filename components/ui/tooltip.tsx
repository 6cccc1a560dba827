'use client';

import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { portalContainer } from './portal-container';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** One around the app, so that moving from one hint to the next skips the wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}

export const Tooltip = Root;
export const TooltipTrigger = Trigger;

export function TooltipContent({
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
          'fade-in z-50 max-w-64 animate-in rounded-md bg-foreground px-2.5 py-1.5 text-background text-xs duration-150',
          className,
        )}
        {...props}
      />
    </Portal>
  );
}
