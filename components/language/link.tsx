'use client';

import type { Route } from 'next';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';

/**
 * Next's link, to the address that a page has in the language that is read: `/venue/1` leads to `/ur/venue/1` in Urdu. It
 * prefetches when a pointer or a finger is on it: for every link in view, four of them would cost the server a whole page.
 */
export function Link({ href, ...props }: ComponentProps<typeof NextLink>) {
  const [isNext, setNext] = useState(false);
  const address = typeof href === 'string' ? pathIn(currentLanguage(), href) : href;
  return (
    <NextLink
      prefetch={isNext ? null : false}
      onPointerEnter={() => setNext(true)}
      {...props}
      // Next's types check the address where the link is written.
      href={address as Route}
    />
  );
}
