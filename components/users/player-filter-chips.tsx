import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { RADIUS_KM_DEFAULT } from '@/lib/platform/geo/constants';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { levelWords, sportWords } from '@/lib/sports/words';
import { NO_FILTERS, type PlayerFilters } from './player-filters';
import { texts } from './texts';

interface PlayerFilterChipsProps {
  sports: SportDto[];
  filters: PlayerFilters;
  onChange: (changed: Partial<PlayerFilters>) => void;
  onClear: () => void;
}

/** One chip per active filter; clicking it removes the filter. */
export function PlayerFilterChips({ sports, filters, onChange, onClear }: PlayerFilterChipsProps) {
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
