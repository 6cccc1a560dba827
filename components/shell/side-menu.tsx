import { UnreadBadge } from '@/components/messages/unread-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sideMenuEntries } from './nav-entries';
import { NavLink } from './nav-link';
import { texts } from './texts';

export function SideMenu({ isAdmin }: { isAdmin: boolean }) {
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
