'use client';

import { useId } from 'react';
import { SearchField } from '@/components/forms/search-field';
import { rich } from '@/components/language/rich';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { useAddress } from '@/components/lists/use-address';
import { SportSelect } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { NativeInput } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { LineIcon } from '@/components/ui/line-icon';
import { Select } from '@/components/ui/select';
import type { ConnectionStates } from '@/lib/connections/schema';
import {
  RADIUS_KM_DEFAULT,
  RADIUS_KM_MAX,
  RADIUS_KM_MIN,
  RADIUS_KM_STEP,
} from '@/lib/platform/geo/constants';
import { placeName } from '@/lib/platform/geocoding/place-name';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import { levelWords, sportWords } from '@/lib/sports/words';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { NO_FILTERS, PLAYER_ADDRESS, type PlayerFilters } from './player-filters';
import { PlayerResults } from './player-results';
import { texts } from './texts';

interface PlayerFilterFormProps {
  sports: SportDto[];
  filters: PlayerFilters;
  onChange: (changed: Partial<PlayerFilters>) => void;
}

function PlayerFilterForm({ sports, filters, onChange }: PlayerFilterFormProps) {
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

interface PlayerFilterChipsProps {
  sports: SportDto[];
  filters: PlayerFilters;
  onChange: (changed: Partial<PlayerFilters>) => void;
  onClear: () => void;
}

/** One chip per active filter; clicking it removes the filter. */
function PlayerFilterChips({ sports, filters, onChange, onClear }: PlayerFilterChipsProps) {
  const chips = activeChips(sports, filters);
  if (chips.length === 0) return null;
  const t = translate(texts);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t.activeFilters} className="contents">
        {chips.map(({ label, lifted }) => (
          <li key={label} className="max-w-full">
            <button
              type="button"
              aria-label={t.removeFilter({ filter: label })}
              onClick={() => onChange(lifted)}
              className="relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-primary-soft ps-3.5 pe-2.5 font-semibold text-primary-ink text-sm transition-colors after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-accent"
            >
              <span className="truncate" dir="auto">
                {label}
              </span>
              <LineIcon name="x" className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="link" size="sm" onClick={onClear}>
        {t.clearAll}
      </Button>
    </div>
  );
}

interface Chip {
  label: string;
  lifted: Partial<PlayerFilters>;
}

function activeChips(sports: SportDto[], filters: PlayerFilters): Chip[] {
  const t = translate(texts);
  const { search, sportId, skillLevel, distanceKm } = filters;
  const chips: Chip[] = [];
  const text = search.trim();
  if (text) chips.push({ label: t.searchedText({ text }), lifted: { search: '' } });
  if (sportId !== null) {
    const sport = sports.find(({ id }) => id === sportId);
    const label = sport ? sportWords(sport.name) : t.unknownSport;
    chips.push({ label, lifted: { sportId: null } });
  }
  if (skillLevel) {
    chips.push({ label: levelWords(skillLevel), lifted: { skillLevel: null } });
  }
  if (distanceKm !== RADIUS_KM_DEFAULT) {
    chips.push({
      label: distanceKm === null ? t.everywhere : t.withinKm({ km: distanceKm }),
      lifted: { distanceKm: NO_FILTERS.distanceKm },
    });
  }
  return chips;
}

export interface FindPlayersProps {
  sports: SportDto[];
  /** The person's own name for the centre of the search. */
  place: string | null;
  /** The server's first batch for the filters in the URL. */
  initial: FirstBatch<NearbyUserDto>;
  states: ConnectionStates;
}

export function FindPlayersScreen({ sports, place, initial, states }: FindPlayersProps) {
  const { shown, applied, change } = useAddress(PLAYER_ADDRESS);
  const t = translate(texts);
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <h1 className="text-3xl">{t.findPlayers}</h1>
        <p className="mt-1.5 text-muted-foreground">
          {place
            ? rich(t.aroundPlace, {
                place: <bdi className="font-semibold text-foreground">{placeName(place)}</bdi>,
              })
            : t.aroundSaved}
        </p>
      </div>
      <PlayerFilterForm sports={sports} filters={shown} onChange={change} />
      <PlayerFilterChips
        sports={sports}
        filters={shown}
        onChange={change}
        onClear={() => change(NO_FILTERS)}
      />
      <PlayerResults
        filters={applied}
        initial={initial}
        states={states}
        onChange={change}
        onClear={() => change(NO_FILTERS)}
      />
    </div>
  );
}
