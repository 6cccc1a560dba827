import { useId } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { NativeInput } from '@/components/ui/native-input';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { SKILL_LEVELS, type SkillLevel } from '@/lib/sports/constants';
import { levelWords, sportWords } from '@/lib/sports/words';
import { texts } from './texts';

const BAR_HEIGHTS = ['h-1.5', 'h-2.5', 'h-3.5', 'h-4.5'];

interface LevelChoiceProps {
  /** Null for a sport that is not chosen yet. */
  sportName: string | null;
  /** Null until chosen. */
  value: SkillLevel | null;
  onChange: (level: SkillLevel) => void;
  error?: string;
}

/** One button per level. Four in a row where they fit, otherwise two by two, or one per row with large text. */
export function LevelChoice({ sportName, value, onChange, error }: LevelChoiceProps) {
  const t = translate(texts);
  const name = useId();
  return (
    <fieldset
      aria-describedby={`${name}-error`}
      className="fade-in @container animate-in px-2.5 pb-2.5 duration-200"
    >
      <legend className="sr-only">
        {sportName === null ? t.levelInThisSport : t.levelIn({ sport: sportWords(sportName) })}
      </legend>
      <div className="grid gap-1 @[10rem]:grid-cols-2 @[19rem]:grid-cols-4">
        {SKILL_LEVELS.map((level, index) => (
          <label
            key={level}
            htmlFor={`${name}${level}`}
            className="relative flex min-h-13 flex-col items-center justify-center gap-1 rounded-control border border-transparent px-0.5 py-1.5 text-tint-ink text-xs transition-colors hover:bg-card/60 has-checked:border-tint has-checked:bg-card has-checked:font-heading has-checked:text-foreground has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring"
          >
            <NativeInput
              type="radio"
              id={`${name}${level}`}
              name={name}
              value={level}
              checked={value === level}
              onChange={() => onChange(level)}
              className="absolute inset-0 scroll-mb-28 appearance-none outline-none"
            />
            <LevelBars count={index + 1} />
            {levelWords(level)}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}

function LevelBars({ count }: { count: number }) {
  return (
    <span aria-hidden className="flex h-4.5 items-end gap-0.5">
      {BAR_HEIGHTS.map((height, index) => (
        <span
          key={height}
          className={cn('w-1 rounded-full bg-current', height, index >= count && 'opacity-25')}
        />
      ))}
    </span>
  );
}
