'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { type AddressParts, withParts } from './address';

interface ScriptlessLinkProps {
  /** What changes in the address of the page. */
  parts: AddressParts;
  /** The id of the section in which the list stands, on a page that has more. */
  section?: string;
  children: ReactNode;
}

/** Leads to the same list by another address, in place of a button that needs scripts (`noscript:hidden`). */
export function ScriptlessLink({ parts, section, children }: ScriptlessLinkProps) {
  const params = useSearchParams();
  return (
    <noscript>
      {/* Not a Link, which adds the language to a path: this address has none, so the page stays. */}
      <a
        href={`?${withParts(params, parts)}${section ? `#${section}` : ''}`}
        className={buttonVariants({ variant: 'secondary' })}
      >
        {children}
      </a>
    </noscript>
  );
}
