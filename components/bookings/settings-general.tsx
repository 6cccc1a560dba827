'use client';

import { useId } from 'react';
import { texts as coachTexts } from '@/components/coaching/texts';
import { Link } from '@/components/language/link';
import { AlertLine } from '@/components/ui/alert-line';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { Switch } from '@/components/ui/switch';
import { useDialog } from '@/components/ui/use-dialog';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { EditCoachDialog } from './edit-coach-dialog';
import { SettingsClasses } from './settings-classes';
import { SettingsDaysOff } from './settings-days-off';
import { SettingsHours } from './settings-hours';
import { SettingsPackages } from './settings-packages';
import { SettingsPhoto } from './settings-photo';
import { SettingsVenues } from './settings-venues';
import { texts } from './texts';
import { useCoachSettingsStep } from './use-coach-settings';

/** The coach's page: picture, rate, experience and texts. */
function CoachSettingsPage({ settings }: { settings: CoachSettingsDto }) {
  const dialog = useDialog();
  const t = translate(texts);
  const { hourlyRate: rate, currency } = settings;
  return (
    <section className="grid min-w-0 gap-4 rounded-card border bg-card p-4 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{t.yourPage}</h3>
        <Button variant="secondary" onClick={dialog.show}>
          <LineIcon name="pencil" />
          {t.edit}
        </Button>
      </div>
      <SettingsPhoto settings={settings} />
      <dl className="grid gap-x-6 gap-y-2 text-sm *:min-w-0 sm:grid-cols-2">
        <Fact label={t.rate} text={translate(coachTexts).hourlyRate({ rate, currency })} />
        <Fact label={t.experience} text={settings.experience} />
        <Fact
          label={t.location}
          text={settings.location ? placeName(settings.location) : t.notSet}
        />
        <Fact label={t.specialties} text={settings.specialties.join(', ') || t.none} />
        <Fact label={t.certifications} text={settings.certifications.join(', ') || t.none} />
      </dl>
      <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-sm" dir="auto">
        {settings.bio ?? t.noBio}
      </p>
      {dialog.wanted ? <EditCoachDialog {...dialog.props} settings={settings} /> : null}
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="wrap-anywhere" dir="auto">
        {text}
      </dd>
    </div>
  );
}

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
