import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import { cn } from '@/lib/cn';

/** The width class of the page below, with or without a side menu. */
export function HeaderFrame({ width, children }: { width: string; children: ReactNode }) {
  return (
    <header className="@container sticky top-0 z-40 border-b bg-background/90 backdrop-blur-md">
      <div
        className={cn('mx-auto flex h-(--header-height) items-center gap-1 px-4 md:px-6', width)}
      >
        <Logo />
        <div className="ms-auto flex items-center gap-1">{children}</div>
      </div>
    </header>
  );
}
