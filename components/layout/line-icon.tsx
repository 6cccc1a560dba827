import { cn } from '@/lib/cn';

export type LineIconName = 'arrow-left' | 'calendar-days' | 'map-pin' | 'share-2' | 'users';

/**
 * The few icons that are on every public page, from a sprite: an inline icon would add about 400 bytes to every cached page.
 * Decorative, always beside text.
 */
export function LineIcon({ name, className }: { name: LineIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={cn('lucide', className)}>
      <use href={`/icons/lines.svg#${name}`} />
    </svg>
  );
}
