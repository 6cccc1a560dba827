import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { RADIUS_KM_DEFAULT } from '@/lib/platform/geo/constants';
import { isolate } from '@/lib/platform/validation/isolate';
import { SKILL_LEVEL_LABELS } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import { NO_FILTERS, type PlayerFilters } from './player-filters';

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
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {chips.map(({ label, lifted }) => (
          <li key={label} className="max-w-full">
            <button
              type="button"
              aria-label={`Remove filter: ${isolate(label)}`}
              onClick={() => onChange(lifted)}
              className="relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-primary-soft ps-3.5 pe-2.5 font-semibold text-primary-ink text-sm transition-colors after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-accent"
            >
              <span className="truncate" dir="auto">
                {label}
              </span>
              <X aria-hidden className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="link" size="sm" onClick={onClear}>
        Clear all
      </Button>
    </div>
  );
}

interface Chip {
  label: string;
  lifted: Partial<PlayerFilters>;
}

function activeChips(sports: SportDto[], filters: PlayerFilters): Chip[] {
  const { search, sportId, skillLevel, distanceKm } = filters;
  const chips: Chip[] = [];
  if (search.trim()) chips.push({ label: `“${search.trim()}”`, lifted: { search: '' } });
  if (sportId !== null) {
    const name = sports.find((sport) => sport.id === sportId)?.name ?? 'Unknown sport';
    chips.push({ label: name, lifted: { sportId: null } });
  }
  if (skillLevel) {
    chips.push({ label: SKILL_LEVEL_LABELS[skillLevel], lifted: { skillLevel: null } });
  }
  if (distanceKm !== RADIUS_KM_DEFAULT) {
    chips.push({
      label: distanceKm === null ? 'Everywhere' : `Within ${distanceKm} km`,
      lifted: { distanceKm: NO_FILTERS.distanceKm },
    });
  }
  return chips;
}
