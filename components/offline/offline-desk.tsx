import { StartTime } from '@/components/calendar/start-time';
import { texts as courtTexts } from '@/components/courts/texts';
import { texts as stateTexts } from '@/lib/courts/texts';
import type { OfflineDesk } from '@/lib/offline/schema';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

/** The next days of a venue's courts, to read. */
export function OfflineDeskView({ desk: { venue, times } }: { desk: OfflineDesk }) {
  const t = translate(texts);
  const court = translate(courtTexts);
  return (
    <>
      <h1 className="wrap-anywhere text-3xl">
        {court.desk} <bdi className="text-muted-foreground text-xl">{venue.name}</bdi>
      </h1>
      {times.length === 0 ? <p>{t.noTimes}</p> : null}
      <ul className="grid gap-2.5 *:min-w-0">
        {times.map((time) => (
          <li key={time.id} className="grid gap-1 rounded-card border bg-card p-3 *:min-w-0">
            <p className="wrap-anywhere">
              <bdi className="font-strong">
                {time.who ?? translate(stateTexts).state({ status: time.status })}
              </bdi>
              {' · '}
              <bdi>{time.courtName}</bdi>
            </p>
            <p className="text-sm tabular-nums">
              <StartTime of={time} /> · {court.minutes({ minutes: time.minutes })} ·{' '}
              {time.isPaid ? court.paid : wordsOf().money(time.price, time.currency)}
            </p>
            {time.phone ? (
              <a href={`tel:${time.phone}`} dir="ltr" className="w-fit text-sm underline">
                {time.phone}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
