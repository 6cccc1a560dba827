import type { FilterChip, FilterChoice } from '@/components/lists/list-filters';
import { texts } from '@/components/lists/texts';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { SportIcon } from './sport-badge';

interface OfSport {
  sportId: number | null;
}

/** The main sports. */
export function sportChoices(sports: SportDto[], sportId: number | null): FilterChoice<OfSport>[] {
  return sports
    .filter((sport) => sport.isMain)
    .map(({ id, name }) => ({
      label: sportWords(name),
      icon: <SportIcon name={name} className="size-5 text-primary-ink" />,
      isSet: id === sportId,
      changed: { sportId: id === sportId ? null : id },
    }));
}

/** A sport that is set, unless it is among those choices. A shared link may name one that is gone. */
export function sportChips(
  sports: SportDto[],
  sportId: number | null,
  isChoice = (sport: SportDto) => sport.isMain,
): FilterChip<OfSport>[] {
  const sport = sports.find(({ id }) => id === sportId);
  if (sportId === null || (sport && isChoice(sport))) return [];
  const label = sport ? sportWords(sport.name) : translate(texts).unknownSport;
  return [{ label, changed: { sportId: null } }];
}

/** The text that is searched for. */
export function searchChips(search: string): FilterChip<{ search: string }>[] {
  const text = search.trim();
  return text === ''
    ? []
    : [{ label: translate(texts).searchedText({ text }), changed: { search: '' } }];
}
