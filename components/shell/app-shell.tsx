'use client';

import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';
import { UnreadBadge } from '@/components/messages/unread-badge';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { AccountMenu } from './account-menu';
import { HeaderFrame } from './header-frame';
import { BOTTOM_BAR_ENTRIES, screenTitles, sideMenuEntries } from './nav-entries';
import { NavLink } from './nav-link';
import { NextFrame } from './next-frame';
import type { ShellUser } from './shell-user';
import { texts } from './texts';

function BottomBar() {
  return (
    <nav
      aria-label={translate(texts).shortMenu}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-card/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <ul className="mx-auto grid h-(--bottom-bar-height) max-w-lg grid-cols-5">
        {BOTTOM_BAR_ENTRIES.map(({ label, href, section, icon }) => (
          <li key={href} className="min-w-0">
            <NavLink href={href} section={section} className="bar-entry">
              <span className="bar-icon">
                <LineIcon name={icon} className="size-5.5 stroke-[1.75]" />
                {href === routes.messages() ? (
                  <span className="absolute -top-1 end-1">
                    <UnreadBadge />
                  </span>
                ) : null}
              </span>
              <span className="wrap-anywhere max-w-full text-center">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SideMenu({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav aria-label={translate(texts).mainMenu} className="hidden w-54 shrink-0 md:block">
      <ul className="sticky top-(--header-height) grid max-h-[calc(100dvh-var(--header-height))] gap-0.5 overflow-y-auto py-6 pe-4">
        {sideMenuEntries({ isAdmin }).map(({ label, href, section, icon }) => (
          <li key={href}>
            <NavLink href={href} section={section} className="side-entry">
              <LineIcon name={icon} className="size-5 stroke-[1.75]" />
              {label}
              {href === routes.messages() ? (
                <span className="ms-auto">
                  <UnreadBadge />
                </span>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Header({ user }: { user: ShellUser }) {
  return (
    <HeaderFrame width="max-w-[86rem]">
      <NotificationBell />
      <AccountMenu user={user} />
    </HeaderFrame>
  );
}

type AppShellProps = { user: ShellUser; children: ReactNode };

/**
 * The signed-in frame: header, side menu on wide screens, bottom bar on narrow ones, and the page's `main`. A client component:
 * from the server its menus would be in the page twice, as HTML and as data.
 */
export function AppShell({ user, children }: AppShellProps) {
  return (
    <>
      <SkipLink />
      <Header user={user} />
      <div className="mx-auto flex max-w-[86rem] px-4 md:px-6">
        <SideMenu isAdmin={user.isAdmin} />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="relative min-h-[calc(100dvh-var(--header-height))] min-w-0 max-w-6xl flex-1 pt-5 pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+1.5rem)] outline-none md:border-s md:ps-8 md:pt-7 md:pb-16"
        >
          {children}
          <NextFrame titles={screenTitles(user)} />
        </main>
      </div>
      <BottomBar />
    </>
  );
}
