import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Up to two columns. */
export const twoColumnClasses =
  'grid grid-cols-1 gap-3 *:flex *:min-w-0 *:flex-col sm:grid-cols-2 sm:gap-4 [&>*>*]:flex-1';

export const cardGridClasses = `${twoColumnClasses} xl:grid-cols-3`;

interface CardGridProps {
  /** True while results for new filters are loading and the previous ones are still shown. */
  faded?: boolean;
  children: ReactNode;
}

/** Cards in one, two or three columns, equally tall within a row. */
export function CardGrid({ faded, children }: CardGridProps) {
  return (
    <ul data-rows className={cn(cardGridClasses, 'transition-opacity', faded && 'opacity-60')}>
      {children}
    </ul>
  );
}
