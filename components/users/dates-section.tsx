import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { SettingsSection } from '@/components/ui/settings-section';
import { currentTime } from '@/lib/platform/browser/clock';
import { city } from '@/lib/platform/city/city';
import { currentLanguage } from '@/lib/platform/language/current';
import { DATE_STYLES, type DateStyle, isDateStyle } from '@/lib/platform/language/date-style';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import type { SettingsDto } from '@/lib/users/schema/settings';
import { texts } from './settings-texts';
import type { SaveSettings } from './use-settings';

/** Of this year, and so without it; day and month cannot be confused. */
function exampleOf(dates: DateStyle | null): string {
  const year = new Date(currentTime()).getUTCFullYear();
  return wordsOf(currentLanguage(), dates).start(`${year}-11-28T18:30Z`, 'UTC');
}

/** Languages with one order of day and month have two styles. */
function stylesShown(): DateStyle[] {
  const seen = new Set<string>();
  return DATE_STYLES.filter((style) => {
    const example = exampleOf(style);
    return !seen.has(example) && seen.add(example);
  });
}

interface DatesSectionProps {
  chosen: SettingsDto['dateStyle'];
  onChange: SaveSettings;
}

export function DatesSection({ chosen, onChange }: DatesSectionProps) {
  const t = translate(texts);
  const id = useId();
  return (
    <SettingsSection title={t.dates} description={t.datesHint}>
      <label htmlFor={id} className="sr-only">
        {t.dates}
      </label>
      <Select
        id={id}
        className="w-full"
        value={chosen ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ dateStyle: isDateStyle(value) ? value : null })
        }
      >
        <option value="">{t.datesOfCity({ city: city().name, example: exampleOf(null) })}</option>
        {stylesShown().map((style) => (
          <option key={style} value={style}>
            {exampleOf(style)}
          </option>
        ))}
      </Select>
    </SettingsSection>
  );
}
