import { useId } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { NativeInput } from '@/components/ui/input';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { SKILL_LEVELS, type SkillLevel } from '@/lib/sports/constants';
import { levelWords, sportWords } from '@/lib/sports/words';
import { GENDERS, type Gender } from '@/lib/users/constants';
import { texts as userTexts } from '@/lib/users/texts';
import { texts } from './texts';

interface GenderFieldProps {
  value: Gender | null;
  onChange: (gender: Gender) => void;
  hint?: string | null;
  error?: string;
}

export function GenderField({ value, onChange, hint, error }: GenderFieldProps) {
  const id = useId();
  const labels = translate(userTexts);
  return (
    <fieldset aria-describedby={`${id}hint ${id}error`} className="@container grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{translate(texts).gender}</legend>
      <div className="grid gap-2 @[15rem]:grid-cols-2">
        {GENDERS.map((gender) => (
          <label
            key={gender}
            htmlFor={`${id}${gender}`}
            className="flex min-h-12 items-center gap-2.5 rounded-control border border-input bg-card px-3 py-2 text-sm transition-colors hover:border-foreground has-checked:border-primary has-checked:bg-primary-soft has-checked:font-strong has-checked:text-primary-ink"
          >
            <NativeInput
              type="radio"
              id={`${id}${gender}`}
              name={`${id}gender`}
              value={gender}
              checked={value === gender}
              onChange={() => onChange(gender)}
              className="size-5 shrink-0 scroll-mb-28 appearance-none rounded-full border-[1.5px] border-input bg-card transition-[border-width] checked:border-[6px] checked:border-primary forced-colors:appearance-auto"
            />
            {labels[gender]}
          </label>
        ))}
      </div>
      <p id={`${id}hint`} className="text-muted-foreground text-sm empty:hidden">
        {hint}
      </p>
      <p id={`${id}error`} className="font-label text-destructive-ink text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

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
