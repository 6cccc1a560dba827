import { useId } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { Select } from '@/components/ui/select';
import { PRICE_SPANS_MAX } from '@/lib/courts/constants';
import { weekdayWords } from '@/lib/platform/calendar/week';
import { weekdaysHere } from '@/lib/platform/calendar/weekdays';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './desk-texts';

export interface SpanRow {
  days: number[];
  opens: string;
  closes: string;
  /** As typed; unused for spans without a price. */
  price: string;
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const FIRST: SpanRow = { days: EVERY_DAY, opens: '17:00', closes: '23:00', price: '' };

interface SpanRowsProps {
  legend: string;
  rows: SpanRow[];
  /** Null for spans without a price. */
  currency: string | null;
  error: string | undefined;
  onChange: (rows: SpanRow[]) => void;
}

/** Parts of the week: every day or one day, from, to, and what a slot costs then. */
export function SpanRows({ legend, rows, currency, error, onChange }: SpanRowsProps) {
  const id = useId();
  const t = translate(texts);
  const edit = (index: number, part: Partial<SpanRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <fieldset className="grid min-w-0 gap-2 *:min-w-0" aria-describedby={`${id}error`}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two rows may read the same while they are typed
        <div key={index} className="grid grid-cols-2 gap-2 border-t pt-2 *:min-w-0">
          <Select
            aria-label={t.days}
            className="w-full"
            value={row.days.length === 7 ? 'all' : row.days.join(',')}
            onChange={({ target: { value } }) =>
              edit(index, { days: value === 'all' ? EVERY_DAY : value.split(',').map(Number) })
            }
          >
            <option value="all">{t.everyDay}</option>
            {row.days.length > 1 && row.days.length < 7 ? (
              <option value={row.days.join(',')}>{row.days.map(weekdayWords).join(', ')}</option>
            ) : null}
            {weekdaysHere().map((day) => (
              <option key={day} value={day}>
                {weekdayWords(day)}
              </option>
            ))}
          </Select>
          <Button
            variant="ghost"
            size="icon"
            className="justify-self-end"
            aria-label={t.remove}
            onClick={() => onChange(rows.filter((_row, at) => at !== index))}
          >
            <LineIcon name="x" />
          </Button>
          <Input
            type="time"
            aria-label={t.from}
            value={row.opens}
            onChange={(event) => edit(index, { opens: event.target.value })}
          />
          <Input
            type="time"
            aria-label={t.to}
            value={row.closes}
            onChange={(event) => edit(index, { closes: event.target.value })}
          />
          {currency === null ? null : (
            <Input
              inputMode="decimal"
              className="col-span-2"
              placeholder={t.slotPrice({ currency })}
              aria-label={t.slotPrice({ currency })}
              value={row.price}
              onChange={(event) => edit(index, { price: event.target.value })}
            />
          )}
        </div>
      ))}
      <FieldError id={`${id}error`}>{error}</FieldError>
      {rows.length < PRICE_SPANS_MAX ? (
        <Button variant="secondary" className="w-fit" onClick={() => onChange([...rows, FIRST])}>
          <LineIcon name="plus" />
          {t.addHours}
        </Button>
      ) : null}
    </fieldset>
  );
}
