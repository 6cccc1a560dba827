'use client';

import { type MouseEvent, useId, useRef } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { LanguageSwitch } from '@/components/language/language-switch';
import { LineIcon } from '@/components/ui/line-icon';
import { useBackSheet } from '@/components/ui/use-back-layer';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes } from '@/lib/routes';
import { accountMenuEntries } from './nav-entries';
import { NavLink } from './nav-link';
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
export function AccountMenu({ user }: { user: ShellUser }) {
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
        className="fixed inset-auto end-[max(0.75rem,calc((100vw-86rem)/2+0.75rem))] top-[calc(var(--header-height)-0.25rem)] m-0 max-h-[calc(100dvh-var(--header-height)-0.5rem)] w-66 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float"
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
      </div>
    </>
  );
}
