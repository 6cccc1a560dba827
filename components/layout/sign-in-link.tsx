'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { apiRoutes } from '@/lib/routes';

/** Signs in and returns to this page with its filters. Replaces an action that requires an account. */
export function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const pathname = usePathname();
  return (
    <a
      href={apiRoutes.login(pathname)}
      // Reads the query on click: a kept page is rendered without one.
      onClick={(event) => {
        event.currentTarget.href = apiRoutes.login(location.pathname + location.search);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
