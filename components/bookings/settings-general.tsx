'use client';

import { useId } from 'react';
import { Link } from '@/components/language/link';
import { AlertLine } from '@/components/ui/alert-line';
import { Switch } from '@/components/ui/switch';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { CoachSettingsPage } from './coach-settings-page';
import { SettingsClasses } from './settings-classes';
import { SettingsDaysOff } from './settings-days-off';
import { SettingsHours } from './settings-hours';
import { SettingsPackages } from './settings-packages';
import { SettingsVenues } from './settings-venues';
import { texts } from './texts';
import { useCoachSettingsStep } from './use-coach-settings';

export function SettingsGeneral({ settings }: { settings: CoachSettingsDto }) {
  const id = useId();
  const t = translate(texts);
  const { error, busy, take } = useCoachSettingsStep();
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="wrap-anywhere text-2xl">
          <bdi>{settings.name}</bdi>
          {t.andSport({ sport: sportWords(settings.sport) })}
        </h2>
        <Link
          href={routes.coach(settings.id)}
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
          checked={!settings.isPaused}
          disabled={busy}
          onChange={({ target }) =>
            void take({
              call: () =>
                api('PUT /api/coaches/{id}/pause', {
                  params: { id: settings.id },
                  body: { paused: !target.checked },
                }),
              done: target.checked ? t.takesBookings : t.isPaused,
            })
          }
        />
      </label>
      <AlertLine>{error}</AlertLine>
      <CoachSettingsPage settings={settings} />
      <SettingsHours settings={settings} />
      <SettingsDaysOff settings={settings} />
      <SettingsPackages settings={settings} />
      <SettingsClasses settings={settings} />
      <SettingsVenues settings={settings} />
    </div>
  );
}
