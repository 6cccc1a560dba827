import type { SkillLevel } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import type { ChosenSport } from './draft';
import { SportChoice } from './sport-choice';

interface SportListProps {
  legend: string;
  sports: SportDto[];
  chosen: ChosenSport[];
  onToggle: (sportId: number) => void;
  onLevelChange: (sportId: number, level: SkillLevel) => void;
}

/** Two columns rather than a grid: expanding a row moves only the rows below it. */
export function SportList({ legend, sports, chosen, onToggle, onLevelChange }: SportListProps) {
  const half = Math.ceil(sports.length / 2);
  const stacks = [sports.slice(0, half), sports.slice(half)];
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold text-sm">{legend}</legend>
      <div className="grid items-start gap-2 sm:grid-cols-2">
        {stacks.map((stack) => (
          <div key={stack[0]?.id ?? 'none'} className="grid gap-2">
            {stack.map((sport) => (
              <SportChoice
                key={sport.id}
                sport={sport}
                chosen={chosen.find(({ sportId }) => sportId === sport.id) ?? null}
                onToggle={() => onToggle(sport.id)}
                onLevelChange={(level) => onLevelChange(sport.id, level)}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
