'use client';

import { usePathname } from 'next/navigation';
import {
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { LanguageSwitch } from '@/components/language/language-switch';
import { SiteLinks } from '@/components/layout/site-links';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';
import { LoadingRows } from '@/components/lists/row-list';
import { UnreadBadge } from '@/components/messages/unread-badge';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { LineIcon } from '@/components/ui/line-icon';
import { useBackSheet } from '@/components/ui/use-back-layer';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { cn } from '@/lib/cn';
import type { BadgesDto } from '@/lib/messages/schema/conversations';
import { translate } from '@/lib/platform/language/translate';
import { onAppEvent } from '@/lib/platform/realtime/app-events';
import { apiRoutes, routes } from '@/lib/routes';
import { HeaderFrame } from './header-frame';
import {
  accountMenuEntries,
  BOTTOM_BAR_ENTRIES,
  screenTitles,
  sideMenuEntries,
} from './nav-entries';
import { NavLink } from './nav-link';
import { SHELL_SYMBOLS } from './shell-icons';
import type { ShellUser } from './shell-user';
import { texts } from './texts';

// Defined in parts.css.
const itemClasses = 'menu-entry';

// The header stays mounted across navigation, so the menu must be closed explicitly.
function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/**
 * The platform's popover handles Escape, outside clicks and the return of focus. A Radix menu would add about 40 KB to every
 * page for a few links.
 */
function AccountMenu({ user }: { user: ShellUser }) {
  const t = translate(texts);
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const onToggle = useBackSheet(menu);
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        data-tooltip=""
        aria-label={t.accountMenuOf({ person: user.name })}
        className="inline-flex size-11 items-center justify-center rounded-full hover:bg-accent"
      >
        <Avatar id={user.id} name={user.name} imageUrl={user.profileImageUrl} size={36} />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        onToggle={onToggle}
        className="fixed inset-auto end-[max(0.75rem,env(safe-area-inset-right),calc((100vw-86rem)/2+0.75rem))] top-[calc(var(--header-height)-0.25rem)] m-0 max-h-[calc(100dvh-var(--header-height)-0.5rem)] w-66 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float"
      >
        <div className="border-b px-3 pt-2 pb-3">
          <p className="wrap-anywhere font-heading" dir="auto">
            {user.name}
          </p>
          <p className="wrap-anywhere text-muted-foreground text-sm">
            <bdi>{user.email}</bdi>
          </p>
        </div>
        <ul className="grid pt-1.5">
          {accountMenuEntries(user).map(({ label, href, section, icon, onPhonesOnly }) => (
            <li key={href} className={cn(onPhonesOnly && 'md:hidden')}>
              <NavLink href={href} section={section} onClick={closeMenu} className={itemClasses}>
                <LineIcon name={icon} className="size-5 stroke-[1.75] text-muted-foreground" />
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <LanguageSwitch className={cn(itemClasses, 'w-full')} />
          </li>
          <li>
            {/* A plain link: it ends the session on the server and discards the client caches. */}
            <a href={apiRoutes.logout()} className={itemClasses}>
              <LineIcon name="log-out" className="size-5 stroke-[1.75] text-muted-foreground" />
              {t.signOut}
            </a>
          </li>
        </ul>
        <SiteLinks as="div" className="border-t px-3" />
      </div>
    </>
  );
}

/** Back mostly leads to a cached screen, where a frame would only flicker. */
const BACK_DELAY_MS = 100;

/**
 * The frame of the next screen, over the present one until it has come: a press is answered at once, however slow the line is.
 * It covers and does not replace, so that the browser keeps how far the present screen was scrolled. It is in the page before it
 * is needed, and shown without a rendering, which would wait behind that of the next screen.
 * @param titles of screens, by path
 */
function NextFrame({ titles }: { titles: Record<string, string> }) {
  const path = usePathname();
  const isHydrating = useIsHydrating();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const show = useEffectEvent((to: string) => {
    if (!frame.current || !heading.current) return;
    const title = titles[to] ?? '';
    heading.current.textContent = title;
    heading.current.className = title ? 'font-heading text-3xl' : 'skeleton h-9 w-2/3 max-w-80';
    // A change of the search alone, and Back out of a bottom sheet, remain on the screen.
    frame.current.hidden = to === path;
  });
  // Before a new screen is painted, so that it is not covered.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onAppEvent('leaving', ({ url, isBack }) => {
      clearTimeout(timer);
      const { pathname } = new URL(url, window.location.href);
      if (isBack) timer = setTimeout(() => show(pathname), BACK_DELAY_MS);
      else show(pathname);
    });
    const shown = frame.current;
    return () => {
      stop();
      clearTimeout(timer);
      if (shown) shown.hidden = true;
    };
  }, [path, isHydrating]);
  // Not needed before hydration.
  if (isHydrating) return null;
  return (
    <div
      ref={frame}
      hidden
      aria-hidden
      data-next-frame=""
      // As wide as the full-bleed parts of a screen.
      className="absolute -inset-x-4 inset-y-0 z-20 cursor-progress bg-background px-4 pt-5 md:-end-6 md:start-0 md:ps-8 md:pe-6 md:pt-7"
    >
      <div className="pulse-together sticky top-[calc(var(--header-height)+1.25rem)] grid animate-pulse gap-5 motion-reduce:animate-none">
        <p ref={heading} />
        <LoadingRows />
      </div>
    </div>
  );
}

function BottomBar({ badges }: { badges: BadgesDto }) {
  return (
    <nav
      aria-label={translate(texts).shortMenu}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-card/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden [@media(max-height:20rem)]:static"
    >
      <ul className="mx-auto grid h-(--bottom-bar-height) max-w-lg grid-cols-5">
        {BOTTOM_BAR_ENTRIES.map(({ label, href, section, icon }) => (
          <li key={href} className="min-w-0">
            <NavLink href={href} section={section} className="bar-entry">
              <span className="bar-icon">
                <LineIcon isInPage name={icon} className="size-5.5 stroke-[1.75]" />
                {href === routes.messages() ? (
                  <span className="absolute -top-1 end-1">
                    <UnreadBadge badges={badges} />
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

function SideMenu({ isAdmin, badges }: { isAdmin: boolean; badges: BadgesDto }) {
  return (
    <nav aria-label={translate(texts).mainMenu} className="hidden w-54 shrink-0 md:block">
      <ul className="sticky top-(--header-height) grid max-h-[calc(100dvh-var(--header-height))] gap-0.5 overflow-y-auto py-6 pe-4">
        {sideMenuEntries({ isAdmin }).map(({ label, href, section, icon }) => (
          <li key={href}>
            <NavLink href={href} section={section} className="side-entry">
              <LineIcon isInPage name={icon} className="size-5 stroke-[1.75]" />
              {label}
              {href === routes.messages() ? (
                <span className="ms-auto">
                  <UnreadBadge badges={badges} />
                </span>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Header({ user, badges }: { user: ShellUser; badges: BadgesDto }) {
  return (
    <HeaderFrame width="max-w-[86rem]">
      <NotificationBell badges={badges} />
      <AccountMenu user={user} />
    </HeaderFrame>
  );
}

/** Drawn once in the page: those of the menus are needed in the first paint, and twice. */
function ShellIcons() {
  return (
    <svg
      aria-hidden="true"
      className="absolute size-0"
      dangerouslySetInnerHTML={{ __html: SHELL_SYMBOLS }}
    />
  );
}

type AppShellProps = { user: ShellUser; badges: BadgesDto; children: ReactNode };

/**
 * The signed-in frame: header, side menu on wide screens, bottom bar on narrow ones, and the page's `main`. A client component:
 * from the server its menus would be in the page twice, as HTML and as data.
 */
export function AppShell({ user, badges, children }: AppShellProps) {
  return (
    <>
      <SkipLink />
      <ShellIcons />
      <Header user={user} badges={badges} />
      <div className="mx-auto flex max-w-[86rem] px-4 md:px-6">
        <SideMenu isAdmin={user.isAdmin} badges={badges} />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="relative min-h-[calc(100dvh-var(--header-height))] min-w-0 max-w-6xl flex-1 pt-5 pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+1.5rem)] outline-none md:border-s md:ps-8 md:pt-7 md:pb-16"
        >
          {children}
          <NextFrame titles={screenTitles(user)} />
        </main>
      </div>
      <BottomBar badges={badges} />
    </>
  );
}
