import { cn } from '@/lib/cn';
import type { SkillLevel } from '@/lib/sports/constants';
import { levelWords, sportWords } from '@/lib/sports/words';
import { SportIcon } from './sport-icon';
import { sportTint } from './sport-tint';

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
