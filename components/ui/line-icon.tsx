import { cn } from '@/lib/cn';
import { type LineIconName, spriteUrl } from './line-icon-names';

interface LineIconProps {
  name: LineIconName;
  /** With `fill-current` it is filled. */
  className?: string;
  /** The page itself has the symbol (components/shell/shell-icons), so that it is in the first paint. */
  isInPage?: boolean;
}

/**
 * An icon of the sprite: an inline one adds about 400 bytes to a page each time, and its drawing to the scripts. Decorative, always
 * beside text or in a named button.
 */
export function LineIcon({ name, className, isInPage }: LineIconProps) {
  return (
    <svg aria-hidden="true" className={cn('line-icon', className)}>
      <use href={isInPage ? `#${name}` : spriteUrl('lines', name)} />
    </svg>
  );
}
