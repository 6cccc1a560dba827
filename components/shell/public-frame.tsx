'use client';

import type { ReactNode } from 'react';
import { LanguageSwitch } from '@/components/language/language-switch';
import { SignInLink } from '@/components/layout/sign-in-link';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';
import { texts } from '@/components/layout/texts';
import { useExpectsMember, useViewer } from '@/components/layout/viewer';
import { NotificationBell } from '@/components/notifications/notification-bell-lazy';
import { buttonVariants } from '@/components/ui/button-variants';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { VIEWER_HINT_SCRIPT } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { AccountMenu } from './account-menu-lazy';
import { BottomBar } from './bottom-bar';
import { HeaderFrame } from './header-frame';
import { SideMenu } from './side-menu';

/**
 * Guest and member frame in one markup. `data-viewer=member` switches to the member's sizes by CSS alone, before the first
 * paint, so that nothing moves. The member's menus are rendered in the browser into reserved space: they would be half of a
 * cached page that guests mostly read. The sizes match GuestShell and AppShell.
 */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { user } = useViewer();
  const expectsMember = useExpectsMember();
  const isHydrating = useIsHydrating();
  return (
    <div data-viewer={expectsMember ? 'member' : undefined} suppressHydrationWarning>
      {isHydrating ? (
        // A constant script without user data.
        <script dangerouslySetInnerHTML={{ __html: VIEWER_HINT_SCRIPT }} />
      ) : null}
      <SkipLink />
      <HeaderFrame width="max-w-6xl in-data-[viewer=member]:max-w-[86rem]">
        <HeaderActions />
      </HeaderFrame>
      <div className="mx-auto flex max-w-6xl px-4 in-data-[viewer=member]:max-w-[86rem] md:px-6">
        <div className="hidden w-54 shrink-0 md:in-data-[viewer=member]:flex">
          {expectsMember ? <SideMenu isAdmin={user?.isAdmin ?? false} /> : null}
        </div>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="min-h-[calc(100dvh-var(--header-height))] min-w-0 max-w-6xl flex-1 pt-5 pb-16 outline-none in-data-[viewer=member]:pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+1.5rem)] md:pt-7 md:in-data-[viewer=member]:border-s md:in-data-[viewer=member]:ps-8 md:in-data-[viewer=member]:pb-16"
        >
          {children}
        </main>
      </div>
      {expectsMember ? <BottomBar /> : null}
    </div>
  );
}

function HeaderActions() {
  const { user } = useViewer();
  if (user) {
    return (
      <>
        <NotificationBell />
        <AccountMenu user={user} />
      </>
    );
  }
  return (
    <div className="flex items-center gap-1 in-data-[viewer=member]:hidden">
      <LanguageSwitch />
      <SignInLink className={buttonVariants()}>{translate(texts).signIn}</SignInLink>
    </div>
  );
}
