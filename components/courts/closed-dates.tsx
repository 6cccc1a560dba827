import { dateWords } from '@/components/bookings/month';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { CLOSED_DATES_MAX } from '@/lib/courts/constants';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './desk-texts';

interface ClosedDatesProps {
  value: string[];
  onChange: (value: string[]) => void;
}

/** Days on which the court is closed, each added by choosing it. */
export function ClosedDates({ value, onChange }: ClosedDatesProps) {
  const t = translate(texts);
  const words = (date: string) =>
    dateWords(date, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <fieldset className="grid min-w-0 gap-2 *:min-w-0">
      <legend className="mb-2 font-semibold text-sm">{t.closedDates}</legend>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {value.map((date) => (
          <li key={date}>
            <Button
              variant="chip"
              aria-label={`${t.remove} ${words(date)}`}
              onClick={() => onChange(value.filter((other) => other !== date))}
            >
              {words(date)}
              <LineIcon name="x" />
            </Button>
          </li>
        ))}
      </ul>
      {value.length < CLOSED_DATES_MAX ? (
        <Input
          type="date"
          aria-label={t.addClosed}
          value=""
          onChange={({ target: { value: date } }) => {
            if (date) onChange([...new Set([...value, date])].sort());
          }}
        />
      ) : null}
    </fieldset>
  );
}
