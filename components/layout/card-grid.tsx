import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export const cardGridClasses =
  'grid grid-cols-1 gap-3 *:flex *:min-w-0 *:flex-col sm:grid-cols-2 sm:gap-4 xl:grid-cols-3 [&>*>*]:flex-1';

interface CardGridProps {
  /** Other filters are being asked for: what is shown is of the ones before. */
  faded?: boolean;
  children: ReactNode;
}

/** Cards in one, two or three columns, those of a row equally tall. */
export function CardGrid({ faded, children }: CardGridProps) {
  return (
    <ul className={cn(cardGridClasses, 'transition-opacity', faded && 'opacity-60')}>{children}</ul>
  );
}
