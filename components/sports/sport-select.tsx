import { NextStepLink } from '@/components/layout/next-step-link';
import { Select } from '@/components/ui/select';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SkillLevel } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { texts } from './texts';

interface LevelNextStepProps {
  sport: { id: number; name: string };
  /** The person's own; null if unknown. */
  level: SkillLevel | null;
}

/** For people whose level in a sport does not fit. */
export function LevelNextStep({ sport: { id, name }, level }: LevelNextStepProps) {
  const t = translate(texts);
  const sport = sportWords(name);
  return (
    <NextStepLink href={routes.ownSport(id)}>
      {level ? t.changeLevel({ sport }) : t.setLevel({ sport })}
    </NextStepLink>
  );
}

export const SPORTS_KEY = 'sports';

export const sportsQuery = readQuery(SPORTS_KEY, apiUrl('GET /api/sports'));

interface SportSelectProps {
  id: string;
  name?: string;
  sports: SportDto[];
  /** Null: the empty option. */
  value: number | null;
  /** The label of the empty option; it stands for all sports by default. */
  empty?: string;
  'aria-describedby'?: string;
  onChange: (sportId: number | null) => void;
  className?: string;
}

/** A choice of a sport; the caller renders its label. */
export function SportSelect(props: SportSelectProps) {
  const { sports, value, empty = translate(texts).allSports, onChange, ...select } = props;
  return (
    <Select
      {...select}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || null)}
    >
      <option value="">{empty}</option>
      {sports.map((sport) => (
        <option key={sport.id} value={sport.id}>
          {sportWords(sport.name)}
        </option>
      ))}
    </Select>
  );
}
