import { useId } from 'react';
import { SportIcon } from '@/components/sports/sport-icon';
import { sportTint } from '@/components/sports/sport-tint';
import { LineIcon } from '@/components/ui/line-icon';
import { NativeInput } from '@/components/ui/native-input';
import { cn } from '@/lib/cn';
import type { SkillLevel } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import type { ChosenSport } from './draft';
import { LevelChoice } from './level-choice';

interface SportChoiceProps {
  sport: SportDto;
  chosen: ChosenSport | null;
  onToggle: () => void;
  onLevelChange: (level: SkillLevel) => void;
}

export function SportChoice({ sport, chosen, onToggle, onLevelChange }: SportChoiceProps) {
  const id = useId();
  return (
    <div
      className={cn(
        sportTint(sport.name),
        '@container rounded-card border transition-colors hover:border-tint',
        chosen ? 'border-tint bg-tint-soft' : 'bg-card',
      )}
    >
      <label htmlFor={id} className="flex min-h-14 items-center gap-3 px-2.5 py-2">
        <span
          className={cn(
            'grid size-10 shrink-0 place-content-center @max-[12rem]:hidden rounded-control text-tint-ink transition-colors',
            chosen ? 'bg-card' : 'bg-tint-soft',
          )}
        >
          <SportIcon name={sport.name} className="size-6" />
        </span>
        <span className={cn('min-w-0 flex-1 font-semibold', chosen && 'text-tint-ink')}>
          {sportWords(sport.name)}
        </span>
        <span className="relative me-1 grid size-6 shrink-0 place-items-center">
          <NativeInput
            type="checkbox"
            id={id}
            checked={chosen !== null}
            onChange={onToggle}
            className="peer absolute inset-0 scroll-mb-28 appearance-none rounded-sm border-[1.5px] border-input bg-card transition-colors checked:border-primary checked:bg-primary forced-colors:appearance-auto"
          />
          <LineIcon
            name="check"
            className="pointer-events-none relative size-4 text-primary-foreground opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
      </label>
      {chosen ? (
        <LevelChoice sportName={sport.name} value={chosen.skillLevel} onChange={onLevelChange} />
      ) : null}
    </div>
  );
}
