'use client';

import type { Route } from 'next';
import { Link } from '@/components/language/link';
import { LineIcon } from '@/components/ui/line-icon';

interface BackLinkProps {
  href: Route;
  children: string;
}

/** A client component, so that a page's payload contains its props and not its markup a second time. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} className={backClasses}>
      <LineIcon name="arrow-left" className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}

export const backClasses =
  'wrap-anywhere -ms-2 -mt-2 mb-1 inline-flex min-h-11 w-fit items-center gap-2 rounded-control px-2 font-semibold text-muted-foreground text-sm transition-colors hover:bg-accent hover:text-foreground';
