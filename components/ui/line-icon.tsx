import { cn } from '@/lib/cn';

type MenuIcon =
  | 'calendar-check'
  | 'calendar-days'
  | 'circle-user-round'
  | 'compass'
  | 'graduation-cap'
  | 'log-out'
  | 'map-pinned'
  | 'message-circle'
  | 'shield-check'
  | 'sparkles'
  | 'ticket'
  | 'trophy'
  | 'user-round-search'
  | 'users-round';

export type LineIconName =
  | 'arrow-left'
  | 'badge-check'
  | 'bell'
  | 'calendar-days'
  | 'chevron-down'
  | 'ellipsis-vertical'
  | 'heart-full'
  | 'locate-fixed'
  | 'map'
  | 'map-pin'
  | 'message-circle'
  | 'search'
  | 'share-2'
  | 'star-full'
  | 'undo-2'
  | 'user-plus'
  | 'users'
  | 'x'
  | `menu-${MenuIcon}`;

/**
 * The icons of every page and of every card of a list, from a sprite: an inline icon adds about 400 bytes to a page each time, and
 * its drawing to the scripts. Decorative, always beside text or in a named button.
 */
export function LineIcon({ name, className }: { name: LineIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={cn('lucide', className)}>
      <use href={`/icons/lines.svg#${name}`} />
    </svg>
  );
}
