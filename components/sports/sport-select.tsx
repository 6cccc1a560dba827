import { Select } from '@/components/ui/select';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { texts } from './texts';

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
