import type { ReactNode } from 'react';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sideMenuEntries } from './nav-entries';
import { NavLink } from './nav-link';
import { texts } from './texts';

/** `unread` is placed on the Messages entry. */
export function SideMenu({ isAdmin, unread }: { isAdmin: boolean; unread?: ReactNode }) {
  return (
    <nav aria-label={translate(texts).mainMenu} className="hidden w-54 shrink-0 md:block">
      <ul className="sticky top-(--header-height) grid max-h-[calc(100dvh-var(--header-height))] gap-0.5 overflow-y-auto py-6 pe-4">
        {sideMenuEntries({ isAdmin }).map(({ label, href, section, icon: Icon }) => (
          <li key={href}>
            <NavLink
              href={href}
              section={section}
              className="group flex min-h-11 items-center gap-3 rounded-control px-3 font-entry text-muted-foreground text-sm transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-primary-soft aria-[current=page]:font-heading aria-[current=page]:text-primary-ink"
            >
              <Icon aria-hidden strokeWidth={1.75} className="size-5" />
              {label}
              {href === routes.messages() && unread ? (
                <span className="ms-auto">{unread}</span>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
