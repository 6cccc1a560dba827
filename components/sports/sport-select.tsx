import { Select } from '@/components/ui/select';
import type { SportDto } from '@/lib/sports/schema';

interface SportSelectProps {
  id: string;
  sports: SportDto[];
  /** null: all of them. */
  value: number | null;
  onChange: (sportId: number | null) => void;
}

/** The sport of a filter; its label is the caller's. */
export function SportSelect({ id, sports, value, onChange }: SportSelectProps) {
  return (
    <Select
      id={id}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || null)}
    >
      <option value="">All Sports</option>
      {sports.map((sport) => (
        <option key={sport.id} value={sport.id}>
          {sport.name}
        </option>
      ))}
    </Select>
  );
}
