import type { Route } from 'next';
import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';

/** Next's link, to the address that a page has in the language that is read: `/venue/1` leads to `/ur/venue/1` in Urdu. */
export function Link({ href, ...props }: ComponentProps<typeof NextLink>) {
  const address = typeof href === 'string' ? pathIn(currentLanguage(), href) : href;
  // Next's types check the address where the link is written.
  return <NextLink {...props} href={address as Route} />;
}
