'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { splitLanguage } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes, routes } from '@/lib/routes';
import { texts } from './texts';

/** Signs in and returns to this page with its filters. Replaces an action that requires an account. */
export function SignInLink({ children, ...props }: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const pathname = usePathname();
  return (
    <a
      href={apiRoutes.login(pathname)}
      // Reads the query on click: a cached page is rendered without one.
      onClick={(event) => {
        event.currentTarget.href = apiRoutes.login(location.pathname + location.search);
      }}
      {...props}
    >
      {children}
    </a>
  );
}

/** The current URL with its query; undefined on the landing page, where signing in leads anyway. */
function useReturnTo(): string | undefined {
  const [pathname, query] = [usePathname(), useSearchParams().toString()];
  const here = query ? `${pathname}?${query}` : pathname;
  return splitLanguage(here).path === routes.home() ? undefined : here;
}

/**
 * Signs in and returns here. For pages rendered per request, where the query is known before any script runs; other pages use
 * SignInLink.
 */
export function SignInButton({ size = 'lg' }: { size?: 'md' | 'lg' }) {
  // A plain link: its target redirects, and a prefetch would follow that for nothing.
  return (
    <a href={apiRoutes.login(useReturnTo())} className={buttonVariants({ size })}>
      {translate(texts).signIn}
    </a>
  );
}

/** Links to sign in or register, and return here. */
export function SignInChoice() {
  return (
    <>
      <SignInButton />
      <Link
        href={routes.register(useReturnTo())}
        className={buttonVariants({ variant: 'secondary', size: 'lg' })}
      >
        {translate(texts).createAccount}
      </Link>
    </>
  );
}
