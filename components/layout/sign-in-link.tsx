'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { apiRoutes } from '@/lib/routes';

/**
 * Signs in and returns to this page with its filters. Replaces an action that requires an account. In a browser that last
 * showed a member, its space stays empty until the action is loaded.
 */
export function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const pathname = usePathname();
  return (
    <a
      href={apiRoutes.login(pathname)}
      // Reads the query on click: reading it while rendering would make a static page dynamic.
      onClick={(event) => {
        event.currentTarget.href = apiRoutes.login(location.pathname + location.search);
      }}
      className={cn('in-data-[viewer=member]:invisible', className)}
    >
      {children}
    </a>
  );
}
