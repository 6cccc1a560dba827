'use client';

import { useId } from 'react';
import {
  CoachListField,
  CoachTextField,
  type CoachValues,
  entriesOf,
  toTypedList,
} from '@/components/coaching/coach-fields';
import { texts as coachTexts } from '@/components/coaching/texts';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { Link } from '@/components/language/link';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { Switch } from '@/components/ui/switch';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { type CoachSettingsDto, editCoachSchema } from '@/lib/coaching/schema/settings';
import { city } from '@/lib/platform/city/city';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { amountText, toAmount } from '@/lib/platform/language/typed-amount';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { SettingsCertificates } from './settings-certificates';
import { SettingsClasses } from './settings-classes';
import { SettingsDaysOff } from './settings-days-off';
import { SettingsHours } from './settings-hours';
import { SettingsPackages } from './settings-packages';
import { SettingsPhoto } from './settings-photo';
import { SettingsVenues } from './settings-venues';
import { texts } from './texts';
import { useCoachSettingsForm, useCoachSettingsStep } from './use-coach-settings';

interface EditedValues extends CoachValues {
  cancelHours: string;
  coachesWomen: boolean;
  coachesChildren: boolean;
}

function valuesOf(settings: CoachSettingsDto): EditedValues {
  return {
    hourlyRate: amountText(settings.hourlyRate, settings.currency),
    experience: settings.experience,
    location: settings.location ?? '',
    bio: settings.bio ?? '',
    certifications: toTypedList(settings.certifications),
    specialties: toTypedList(settings.specialties),
    cancelHours: String(settings.cancelHours ?? ''),
    coachesWomen: settings.coachesWomen,
    coachesChildren: settings.coachesChildren,
  };
}

const toBody = (currency: string) => (values: EditedValues) => {
  const rate = values.hourlyRate.trim();
  return {
    ...values,
    hourlyRate: rate === '' ? undefined : toAmount(rate, currency),
    certifications: entriesOf(values.certifications),
    specialties: entriesOf(values.specialties),
    cancelHours: values.cancelHours.trim() === '' ? null : Number(values.cancelHours),
  };
};

function EditCoachDialog({ settings, ...dialog }: DialogProps & { settings: CoachSettingsDto }) {
  const t = translate(texts);
  const form = useCoachSettingsForm({
    schema: editCoachSchema,
    draft: `coach:${settings.id}`,
    values: valuesOf(settings),
    toBody: toBody(settings.currency),
    send: (body) => api('PUT /api/coaches/{id}/profile', { params: { id: settings.id }, body }),
    done: t.pageSaved,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.editPage}
      description={t.editPageHint}
      submit={t.save}
    >
      <CoachTextField
        form={form}
        name="hourlyRate"
        label={t.hourlyRate({ currency: settings.currency })}
        inputMode="decimal"
      />
      <InputField
        label={t.cancelHours}
        hint={t.cancelHoursHint}
        error={form.errors.cancelHours}
        inputMode="numeric"
        {...form.register('cancelHours')}
      />
      <SwitchField label={translate(coachTexts).coachesWomen} {...form.register('coachesWomen')} />
      <SwitchField
        label={translate(coachTexts).coachesChildren}
        hint={city().coachesChildren}
        {...form.register('coachesChildren')}
      />
      <CoachTextField form={form} name="experience" label={t.experience} />
      <CoachTextField form={form} name="location" label={t.locationOptional} />
      <CoachTextField form={form} name="bio" label={t.bioOptional} rows={4} />
      <CoachListField form={form} name="specialties" placeholder={t.addSpecialty} />
      <CoachListField form={form} name="certifications" placeholder={t.addCertification} />
    </FormDialog>
  );
}

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
        <Fact
          label={t.cancelHours}
          text={settings.cancelHours === null ? t.notSet : String(settings.cancelHours)}
        />
        <Fact label={t.experience} text={settings.experience} />
        <Fact
          label={t.location}
          text={settings.location ? placeName(settings.location) : t.notSet}
        />
        <Fact label={translate(coachTexts).trains} text={trainedBy(settings) || t.notSet} />
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

function trainedBy({ coachesWomen, coachesChildren }: CoachSettingsDto): string {
  const t = translate(coachTexts);
  return [coachesWomen && t.women, coachesChildren && t.children].filter(Boolean).join(', ');
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
      <SettingsCertificates settings={settings} />
      <SettingsHours settings={settings} />
      <SettingsDaysOff settings={settings} />
      <SettingsPackages settings={settings} />
      <SettingsClasses settings={settings} />
      <SettingsVenues settings={settings} />
    </div>
  );
}
