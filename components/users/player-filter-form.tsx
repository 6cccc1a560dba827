import { useId } from 'react';
import { SearchField } from '@/components/forms/search-field';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { SportSelect } from '@/components/sports/sport-select';
import { Label } from '@/components/ui/label';
import { NativeInput } from '@/components/ui/native-input';
import { Select } from '@/components/ui/select';
import { RADIUS_KM_MAX, RADIUS_KM_MIN, RADIUS_KM_STEP } from '@/lib/platform/geo/constants';
import { translate } from '@/lib/platform/language/translate';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import { levelWords } from '@/lib/sports/words';
import type { PlayerFilters } from './player-filters';
import { texts } from './texts';

interface PlayerFilterFormProps {
  sports: SportDto[];
  filters: PlayerFilters;
  onChange: (changed: Partial<PlayerFilters>) => void;
}

export function PlayerFilterForm({ sports, filters, onChange }: PlayerFilterFormProps) {
  const t = translate(texts);
  const id = useId();
  return (
    <search className="grid gap-4 rounded-card border bg-card p-4 md:grid-cols-[1fr_1fr_1.2fr] md:p-5">
      <SearchField
        frameClassName="md:col-span-3"
        name="search"
        aria-label={t.searchPlayers}
        placeholder={t.searchHint}
        maxLength={SEARCH_LENGTH_MAX}
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <div className="grid content-start gap-1.5">
        <Label htmlFor={`${id}sport`}>{t.sport}</Label>
        <SportSelect
          id={`${id}sport`}
          sports={sports}
          value={filters.sportId}
          onChange={(sportId) => onChange({ sportId })}
        />
      </div>
      <div className="grid content-start gap-1.5">
        <Label htmlFor={`${id}level`}>{t.skillLevel}</Label>
        <Select
          id={`${id}level`}
          value={filters.skillLevel ?? ''}
          onChange={(event) =>
            onChange({
              skillLevel: SKILL_LEVELS.find((level) => level === event.target.value) ?? null,
            })
          }
        >
          <option value="">{t.allLevels}</option>
          {SKILL_LEVELS.map((level) => (
            <option key={level} value={level}>
              {levelWords(level)}
            </option>
          ))}
        </Select>
      </div>
      <DistanceSlider
        id={`${id}distance`}
        value={filters.distanceKm}
        onChange={(distanceKm) => onChange({ distanceKm })}
      />
    </search>
  );
}

interface DistanceSliderProps {
  id: string;
  /** Null for everywhere. */
  value: number | null;
  onChange: (distanceKm: number) => void;
}

function DistanceSlider({ id, value, onChange }: DistanceSliderProps) {
  const t = translate(texts);
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{t.distance}</Label>
        <output htmlFor={id} aria-live="off" className="font-strong text-primary-ink text-sm">
          {value === null ? t.everywhere : t.kilometres({ km: value })}
        </output>
      </div>
      <NativeInput
        type="range"
        id={id}
        min={RADIUS_KM_MIN}
        max={RADIUS_KM_MAX}
        step={RADIUS_KM_STEP}
        value={value ?? RADIUS_KM_MAX}
        aria-valuetext={value === null ? t.distanceEverywhere : t.distanceUpTo({ km: value })}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full min-w-0 cursor-pointer accent-primary"
      />
    </div>
  );
}
