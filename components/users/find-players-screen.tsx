'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/input-field';
import { SearchField } from '@/components/forms/search-field';
import { rich } from '@/components/language/rich';
import { SEARCH_LENGTH_MAX } from '@/components/lists/address';
import { type FilterChip, ListFilters } from '@/components/lists/list-filters';
import { useAddress } from '@/components/lists/use-address';
import { searchChips, sportChips, sportChoices } from '@/components/sports/sport-chips';
import { SportSelect } from '@/components/sports/sport-select';
import { NativeInput } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import type { ConnectionStates } from '@/lib/connections/schema';
import { inUnit, toKm } from '@/lib/platform/city/lengths';
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
import { levelWords } from '@/lib/sports/words';
import type { NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { hasFilters, NO_FILTERS, PLAYER_ADDRESS, type PlayerFilters } from './player-filters';
import { PlayerResults } from './player-results';
import { texts } from './texts';

interface PlayerFilterFormProps {
  sports: SportDto[];
  filters: PlayerFilters;
  onChange: (changed: Partial<PlayerFilters>) => void;
  onChoose: (changed: Partial<PlayerFilters>) => void;
}

function PlayerFilterForm({ sports, filters, onChange, onChoose }: PlayerFilterFormProps) {
  const t = translate(texts);
  const id = useId();
  const set = [
    ...searchChips(filters.search),
    ...sportChips(sports, filters.sportId),
    ...levelAndDistance(filters),
  ];
  return (
    <ListFilters<PlayerFilters>
      filters={filters}
      parts={PLAYER_ADDRESS.parts}
      onChoose={onChoose}
      search={
        <SearchField
          name="search"
          aria-label={t.searchPlayers}
          placeholder={t.searchHint}
          maxLength={SEARCH_LENGTH_MAX}
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      }
      set={set}
      clear={hasFilters(filters) ? { label: t.clearAll, changed: NO_FILTERS } : null}
      choices={sportChoices(sports, filters.sportId)}
    >
      <LabelledField id={`${id}sport`} label={t.sport}>
        <SportSelect
          id={`${id}sport`}
          name="sport"
          sports={sports}
          value={filters.sportId}
          onChange={(sportId) => onChange({ sportId })}
        />
      </LabelledField>
      <LabelledField id={`${id}level`} label={t.skillLevel}>
        <Select
          id={`${id}level`}
          name="level"
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
      </LabelledField>
      <DistanceSlider
        id={`${id}distance`}
        value={filters.distanceKm}
        onChange={(distanceKm) => onChange({ distanceKm })}
      />
    </ListFilters>
  );
}

function levelAndDistance({ skillLevel, distanceKm }: PlayerFilters): FilterChip<PlayerFilters>[] {
  const t = translate(texts);
  const chips: FilterChip<PlayerFilters>[] = [];
  if (skillLevel) chips.push({ label: levelWords(skillLevel), changed: { skillLevel: null } });
  if (distanceKm !== RADIUS_KM_DEFAULT) {
    chips.push({
      label: distanceKm === null ? t.everywhere : t.withinKm({ km: distanceKm }),
      changed: { distanceKm: RADIUS_KM_DEFAULT },
    });
  }
  return chips;
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
        max={Math.round(inUnit(RADIUS_KM_MAX))}
        step={RADIUS_KM_STEP}
        value={Math.round(inUnit(value ?? RADIUS_KM_MAX))}
        aria-valuetext={value === null ? t.distanceEverywhere : t.distanceUpTo({ km: value })}
        onChange={(event) => onChange(toKm(Number(event.target.value)))}
        className="h-11 w-full min-w-0 cursor-pointer accent-primary"
      />
    </div>
  );
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
  const { shown, applied, change, apply } = useAddress(PLAYER_ADDRESS);
  const t = translate(texts);
  return (
    <div className="grid min-w-0 gap-3 *:min-w-0 sm:gap-5">
      <div>
        <h1 className="text-3xl">{t.findPlayers}</h1>
        <p className="text-muted-foreground max-sm:text-sm sm:mt-1.5">
          {place
            ? rich(t.aroundPlace, {
                place: <bdi className="font-semibold text-foreground">{placeName(place)}</bdi>,
              })
            : t.aroundSaved}
        </p>
      </div>
      <PlayerFilterForm sports={sports} filters={shown} onChange={change} onChoose={apply} />
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
