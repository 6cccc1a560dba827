import { UnreadBadge } from '@/components/messages/unread-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { BOTTOM_BAR_ENTRIES } from './nav-entries';
import { NavLink } from './nav-link';
import { texts } from './texts';

export function BottomBar() {
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
