import { cn } from '@/lib/cn';
import { sportKey } from './sport-key';

/** In the colour of the surrounding text. Decorative: the sport's name is beside it. */
export function SportIcon({ name, className }: { name: string | null; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cn('size-5 shrink-0', className)}>
      <use href={`/icons/sports.svg#sport-${sportKey(name)}`} />
    </svg>
  );
}
