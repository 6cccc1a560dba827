'use client';

import { texts as coachTexts } from '@/components/coaching/texts';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { useDialog } from '@/components/ui/use-dialog';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { EditCoachDialog } from './edit-coach-dialog';
import { SettingsPhoto } from './settings-photo';
import { texts } from './texts';

/** The coach's page: picture, rate, experience and texts. */
export function CoachSettingsPage({ settings }: { settings: CoachSettingsDto }) {
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
