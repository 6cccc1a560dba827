import { NativeInput } from '@/components/ui/input';
import { weekdayWords } from '@/lib/platform/calendar/week';
import { weekdaysHere } from '@/lib/platform/calendar/weekdays';
import { translate } from '@/lib/platform/language/translate';
import { DAY_PARTS } from '@/lib/users/constants';
import { slotBit } from '@/lib/users/policy';
import { texts } from './texts';

interface AvailabilityFieldProps {
  /** One bit for each part of the week. */
  value: number;
  onChange: (value: number) => void;
}

/** The week as a grid of checkboxes: mornings, afternoons and evenings. */
export function AvailabilityField({ value, onChange }: AvailabilityFieldProps) {
  const t = translate(texts);
  return (
    <fieldset aria-describedby="availability-hint">
      <legend className="font-semibold text-sm">{t.availability}</legend>
      <p id="availability-hint" className="text-muted-foreground text-sm">
        {t.availabilityHint}
      </p>
      <table className="mt-2 w-full table-fixed text-sm">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t.day}</span>
            </th>
            {DAY_PARTS.map((part) => (
              <th
                key={part}
                scope="col"
                className="wrap-anywhere px-0.5 pb-1 font-normal text-muted-foreground text-xs"
              >
                {t[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdaysHere().map((weekday) => (
            <tr key={weekday} className="border-t">
              <th scope="row" className="wrap-anywhere text-start font-normal text-sm">
                {weekdayWords(weekday)}
              </th>
              {DAY_PARTS.map((part) => {
                const bit = slotBit(weekday - 1, part);
                return (
                  <td key={part} className="p-0 text-center">
                    <label className="inline-grid size-11 cursor-pointer place-items-center rounded-control hover:bg-accent">
                      <NativeInput
                        type="checkbox"
                        aria-label={t.dayAndPart({ day: weekdayWords(weekday), part: t[part] })}
                        checked={(value & bit) !== 0}
                        onChange={() => onChange(value ^ bit)}
                        className="size-5 cursor-pointer accent-primary"
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
