'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { apiRoutes } from '@/lib/routes';

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
