import { cn } from '@/lib/cn';

export type LineIconName = 'arrow-left' | 'calendar-days' | 'map-pin' | 'share-2' | 'users';

/**
 * The few icons that stand on every public page, from a sprite: drawn inline, as those of menus and dialogs are, each one
 * would cost a kept page some four hundred bytes. Decorative: words stand beside it.
 */
export function LineIcon({ name, className }: { name: LineIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={cn('lucide', className)}>
      <use href={`/icons/lines.svg#${name}`} />
    </svg>
  );
}
