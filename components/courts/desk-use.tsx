import { dateWords } from '@/components/bookings/month';
import type { DeskDto } from '@/lib/courts/schema/court-time';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './desk-texts';

const WEEK = 7;

/** Four weeks as bars, and the two numbers in words. */
export function DeskUse({ use }: { use: DeskDto['use'] }) {
  const t = translate(texts);
  const mean = (days: DeskDto['use']) =>
    Math.round(days.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, days.length));
  return (
    <section aria-labelledby="use" className="grid gap-2 print:hidden">
      <h2 id="use" className="text-xl">
        {t.use}
      </h2>
      <p className="text-sm">{t.useHint({ week: mean(use.slice(-WEEK)), month: mean(use) })}</p>
      <ol className="flex h-16 max-w-xl items-end gap-0.5">
        {use.map(({ date, percent }) => {
          const day = dateWords(date, { day: 'numeric', month: 'short' });
          const words = t.useOfDay({ day, percent });
          return (
            <li key={date} title={words} className="flex h-full flex-1 items-end bg-muted">
              <span className="sr-only">{words}</span>
              <span
                aria-hidden
                className="block w-full bg-primary"
                // The height is a number of the data.
                style={{ height: `${percent}%` }}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
