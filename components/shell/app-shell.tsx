'use client';

import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';
import { BottomBar } from './bottom-bar';
import { Header } from './header';
import { screenTitles } from './nav-entries';
import { NextFrame } from './next-frame';
import type { ShellUser } from './shell-user';
import { SideMenu } from './side-menu';

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
