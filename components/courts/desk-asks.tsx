'use client';

import { StartTime } from '@/components/calendar/start-time';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import type { DeskTimeDto } from '@/lib/courts/schema/court-time';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { useCourtTimeStep } from './courts-query';
import { texts } from './desk-texts';
import { texts as playerTexts } from './texts';

/** Every open ask, answered in one tap; nothing without any. */
export function DeskAsks({ asks }: { asks: DeskTimeDto[] }) {
  const t = translate(texts);
  const own = translate(playerTexts);
  const { take, busy } = useCourtTimeStep();
  if (asks.length === 0) return null;
  return (
    <section aria-labelledby="asks" className="grid gap-2.5 *:min-w-0 print:hidden">
      <h2 id="asks" className="text-xl">
        {t.asks({ count: asks.length })}
      </h2>
      <ul className="grid gap-2.5 *:min-w-0 lg:grid-cols-2">
        {asks.map((ask) => (
          <li key={ask.id} className="grid gap-2 rounded-card border border-primary bg-card p-3">
            <p className="wrap-anywhere">
              <bdi className="font-strong">{ask.who ?? t.noName}</bdi>
              {' · '}
              <bdi>{ask.courtName}</bdi>
            </p>
            <p className="text-sm">
              <StartTime of={ask} /> · {own.minutes(ask)} ·{' '}
              {wordsOf().money(ask.price, ask.currency)}
            </p>
            {ask.lapsesAt ? (
              <p className="text-muted-foreground text-sm">
                {rich(own.answerBy, {
                  time: <StartTime of={{ ...ask, startsAt: ask.lapsesAt }} isWithin />,
                })}
              </p>
            ) : null}
            <div className="flex flex-wrap gap-2">
              <Button
                aria-disabled={busy || undefined}
                onClick={() => take(ask, 'confirm', { done: t.confirmed })}
              >
                {t.confirm}
              </Button>
              <Button
                variant="secondary"
                aria-disabled={busy || undefined}
                onClick={() => take(ask, 'decline', { done: t.declined })}
              >
                {t.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
