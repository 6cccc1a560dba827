import { cn } from '@/lib/cn';
import { spriteUrl } from './line-icon-names';

export type DrawingName =
  | 'ground'
  | 'players'
  | 'groups'
  | 'venues'
  | 'messages'
  | 'games'
  | 'search'
  | 'over-the-wall'
  | 'rain';

/** A small decorative picture from the sprite, in the theme's colours. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg viewBox="0 0 160 110" aria-hidden="true" className={cn('h-auto', className)}>
      <use href={spriteUrl('drawings', `drawing-${name}`)} />
    </svg>
  );
}
