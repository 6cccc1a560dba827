import type { ReactNode } from 'react';
import { translate } from '@/lib/platform/language/translate';
import { buttonVariants } from './button-variants';
import { texts } from './texts';

interface FilterFormProps {
  className?: string;
  children: ReactNode;
}

/** The filters of a list, applied while they change. Without scripts, a button loads the page with their names and values. */
export function FilterForm({ className, children }: FilterFormProps) {
  return (
    <search>
      <form className={className} onSubmit={(event) => event.preventDefault()}>
        {children}
        <noscript>
          <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
            {translate(texts).applyFilters}
          </button>
        </noscript>
      </form>
    </search>
  );
}
