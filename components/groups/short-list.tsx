'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface ShortListProps {
  label: string;
  /** More rows than fit. */
  isLong: boolean;
  className?: string;
  children: ReactNode;
}

/** A list of limited height that scrolls, fades out instead of cutting a row in half, and can be opened. */
export function ShortList({ label, isLong, className, children }: ShortListProps) {
  const [all, setAll] = useState(false);
  const isShort = isLong && !all;
  return (
    <>
      <section
        aria-label={label}
        // A scrollable list must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isShort ? 0 : undefined}
        className={cn(
          'grid gap-3 rounded-card *:min-w-0',
          isShort && 'fade-end max-h-96 overflow-y-auto pb-16',
          className,
        )}
      >
        {children}
      </section>
      {isShort ? (
        <Button variant="secondary" className="w-fit" onClick={() => setAll(true)}>
          {translate(texts).seeAll}
        </Button>
      ) : null}
    </>
  );
}
