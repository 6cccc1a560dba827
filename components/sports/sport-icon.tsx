import { cn } from '@/lib/cn';
import { sportKey } from './sport-key';

type SportIconProps = {
  name: string | null;
  /** With its size. */
  className?: string;
};

/** In the colour of the surrounding text. Decorative: the sport's name is beside it. */
export function SportIcon({ name, className = 'size-5' }: SportIconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cn('shrink-0', className)}>
      <use href={`/icons/sports.svg#sport-${sportKey(name)}`} />
    </svg>
  );
}
