'use client';

import { LogOut } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button-variants';
import { apiRoutes } from '@/lib/routes';
import { forgetDraft } from './draft-store';

/** For a person who registered by mistake or on somebody else's device: nothing of theirs stays in the tab. */
export function SignOutLink({ userId }: { userId: number }) {
  return (
    <a
      href={apiRoutes.logout()}
      onClick={() => forgetDraft(userId)}
      className={buttonVariants({ variant: 'ghost' })}
    >
      <LogOut aria-hidden className="text-muted-foreground rtl:-scale-x-100" />
      Sign Out
    </a>
  );
}
