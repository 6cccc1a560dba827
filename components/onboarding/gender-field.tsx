import { useId } from 'react';
import { NativeInput } from '@/components/ui/native-input';
import { translate } from '@/lib/platform/language/translate';
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
