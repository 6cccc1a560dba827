'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { apiRoutes } from '@/lib/routes';

/**
 * Signs in and comes back to this very page, filters included. In place of an action that needs a person; where this browser
 * showed a member last, its room stays empty until the action is there.
 */
export function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const pathname = usePathname();
  return (
    <a
      href={apiRoutes.login(pathname)}
      // The query is read when pressed: reading it while rendering would make a static page dynamic.
      onClick={(event) => {
        event.currentTarget.href = apiRoutes.login(location.pathname + location.search);
      }}
      className={cn('in-data-[viewer=member]:invisible', className)}
    >
      {children}
    </a>
  );
}
