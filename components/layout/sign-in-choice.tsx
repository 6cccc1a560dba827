'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { apiRoutes, routes } from '@/lib/routes';

/** This very page with its query; nothing for the landing page, where signing in leads anyway. */
function useReturnTo(): string | undefined {
  const [pathname, query] = [usePathname(), useSearchParams().toString()];
  const here = query ? `${pathname}?${query}` : pathname;
  return here === routes.home() ? undefined : here;
}

/**
 * Signs in and comes back here. For pages that are made for each request: those know the query before any script does; others
 * take SignInLink.
 */
export function SignInButton() {
  // A plain navigation: the route behind it answers with a redirect, which a prefetch would follow for nothing.
  return (
    <a href={apiRoutes.login(useReturnTo())} className={buttonVariants({ size: 'lg' })}>
      Sign In
    </a>
  );
}

/** Signing in or registering, and back here. */
export function SignInChoice() {
  return (
    <>
      <SignInButton />
      <Link
        href={routes.register(useReturnTo())}
        className={buttonVariants({ variant: 'secondary', size: 'lg' })}
      >
        Create account
      </Link>
    </>
  );
}
