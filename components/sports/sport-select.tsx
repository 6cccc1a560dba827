import { Select } from '@/components/ui/select';
import type { SportDto } from '@/lib/sports/schema';

interface SportSelectProps {
  id: string;
  sports: SportDto[];
  /** Null: all sports. */
  value: number | null;
  onChange: (sportId: number | null) => void;
  className?: string;
}

/** A sport filter; the caller renders its label. */
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
