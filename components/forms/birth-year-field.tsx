import { type ComponentProps, useId } from 'react';
import { Select } from '@/components/ui/select';
import { currentTime } from '@/lib/platform/browser/clock';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './birth-year-texts';
import { LabelledField } from './input-field';

const YEARS = 100;

type BirthYearFieldProps = ComponentProps<'select'> & { error: string | undefined };

/** A year to choose, because typed digits may be of any script. The schema decides which are possible. */
export function BirthYearField({ error, ...props }: BirthYearFieldProps) {
  const t = translate(texts);
  const id = useId();
  const latest = new Date(currentTime()).getUTCFullYear() - 1;
  return (
    <LabelledField id={id} label={t.birthYear} hint={t.birthYearHint} error={error}>
      <Select id={id} className="w-full" aria-describedby={`${id}-hint ${id}-error`} {...props}>
        <option value="">{t.choose}</option>
        {Array.from({ length: YEARS }, (_, index) => latest - index).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}

/** The body's number; undefined until a year is chosen. */
export const toBirthYear = (chosen: string) => (chosen === '' ? undefined : Number(chosen));
