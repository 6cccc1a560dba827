'use client';

import { useId } from 'react';
import { Link } from '@/components/language/link';
import { AlertLine } from '@/components/ui/alert-line';
import { Switch } from '@/components/ui/switch';
import type { DeskDto } from '@/lib/coaching/schema/desk';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { DeskClasses } from './desk-classes';
import { DeskDaysOff } from './desk-days-off';
import { DeskHours } from './desk-hours';
import { DeskPackages } from './desk-packages';
import { DeskPage } from './desk-page';
import { DeskVenues } from './desk-venues';
import { texts } from './texts';
import { useDeskStep } from './use-desk';

export function DeskSettings({ desk }: { desk: DeskDto }) {
  const id = useId();
  const t = translate(texts);
  const { error, busy, take } = useDeskStep();
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="wrap-anywhere text-2xl">
          <bdi>{desk.name}</bdi>
          {t.andSport({ sport: sportWords(desk.sport) })}
        </h2>
        <Link
          href={routes.coach(desk.id)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-ink underline"
        >
          {t.seePage}
        </Link>
      </div>
      <label
        htmlFor={`${id}open`}
        className="flex min-h-11 flex-wrap items-center justify-between gap-4 rounded-card border bg-card p-4"
      >
        <span className="wrap-anywhere min-w-0 flex-1 basis-40">
          <span className="block font-strong">{t.takeBookings}</span>
          <span className="text-muted-foreground text-sm">{t.pausedHint}</span>
        </span>
        <Switch
          id={`${id}open`}
          checked={!desk.isPaused}
          disabled={busy}
          onChange={({ target }) =>
            void take({
              call: () =>
                api('PUT /api/coaches/{id}/pause', {
                  params: { id: desk.id },
                  body: { paused: !target.checked },
                }),
              done: target.checked ? t.takesBookings : t.isPaused,
            })
          }
        />
      </label>
      <AlertLine>{error}</AlertLine>
      <DeskPage desk={desk} />
      <DeskHours desk={desk} />
      <DeskDaysOff desk={desk} />
      <DeskPackages desk={desk} />
      <DeskClasses desk={desk} />
      <DeskVenues desk={desk} />
    </div>
  );
}
