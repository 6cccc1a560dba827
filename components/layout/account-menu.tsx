'use client';

import { LogOut, UserRound } from 'lucide-react';
import Link from 'next/link';
import { type MouseEvent, useId } from 'react';
import { Avatar } from '@/components/users/avatar';
import { apiRoutes, routes } from '@/lib/routes';
import type { ShellUser } from './shell-user';

const itemClasses =
  'flex min-h-11 items-center gap-3 rounded-md px-3 font-[560] text-sm hover:bg-accent focus-visible:-outline-offset-2';

// A page change keeps the header mounted, so the menu has to be closed by hand.
function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/**
 * The platform's popover: Escape, a press outside and the return of focus come with it. A Radix menu would cost every
 * page about 40 KB for two links.
 */
export function AccountMenu({ user }: { user: ShellUser }) {
  const menuId = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`Account menu of ${user.name}`}
        className="inline-flex size-11 items-center justify-center rounded-full hover:bg-accent"
      >
        <Avatar id={user.id} name={user.name} imageUrl={user.profileImageUrl} size={36} />
      </button>
      <div
        id={menuId}
        popover="auto"
        className="fixed inset-auto end-[max(0.75rem,calc((100vw-86rem)/2+0.75rem))] top-[calc(var(--header-height)-0.25rem)] m-0 w-66 max-w-[calc(100vw-1.5rem)] rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float"
      >
        <div className="border-b px-3 pt-2 pb-3">
          <p className="wrap-anywhere font-[680]" dir="auto">
            {user.name}
          </p>
          <p className="wrap-anywhere text-muted-foreground text-sm">{user.email}</p>
        </div>
        <ul className="grid pt-1.5">
          <li>
            <Link href={routes.profile()} onClick={closeMenu} className={itemClasses}>
              <UserRound aria-hidden className="size-4.5 text-muted-foreground" />
              Profile
            </Link>
          </li>
          <li>
            {/* A plain navigation: it ends the session on the server and drops every cached answer with the page. */}
            <a href={apiRoutes.logout()} className={itemClasses}>
              <LogOut aria-hidden className="size-4.5 text-muted-foreground" />
              Sign Out
            </a>
          </li>
        </ul>
      </div>
    </>
  );
}
