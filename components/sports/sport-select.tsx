import { Select } from '@/components/ui/select';
import type { SportDto } from '@/lib/sports/schema';

interface SportSelectProps {
  id: string;
  sports: SportDto[];
  /** null: all of them. */
  value: number | null;
  onChange: (sportId: number | null) => void;
  className?: string;
}

/** The sport of a filter; its label is the caller's. */
export function SportSelect({ id, sports, value, onChange, className }: SportSelectProps) {
  return (
    <Select
      id={id}
      className={className}
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
