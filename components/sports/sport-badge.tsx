import { spriteUrl } from '@/components/ui/line-icon-names';
import { cn } from '@/lib/cn';
import type { SkillLevel } from '@/lib/sports/constants';
import { levelWords, sportWords } from '@/lib/sports/words';
import { sportKey, sportTint } from './sport-key';

type SportIconProps = {
  name: string | null;
  /** With its size. */
  className?: string;
};

/** In the colour of the surrounding text. Decorative: the sport's name is beside it. */
export function SportIcon({ name, className = 'size-5' }: SportIconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cn('shrink-0', className)}>
      <use href={spriteUrl('sports', `sport-${sportKey(name)}`)} />
    </svg>
  );
}

type SportBadgeProps = { name: string; level?: SkillLevel | null; className?: string };

export function SportBadge({ name, level, className }: SportBadgeProps) {
  return (
    <span className={cn(sportTint(name), 'sport-badge', className)}>
      <SportIcon name={name} className="size-4" />
      <span>{sportWords(name)}</span>
      {level ? <span>{levelWords(level)}</span> : null}
    </span>
  );
}
