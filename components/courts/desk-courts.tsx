'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { InputField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { CopyField } from '@/components/sharing/copy-field';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { loadPart } from '@/components/ui/load-part';
import { SettingsSection } from '@/components/ui/settings-section';
import { useDialog } from '@/components/ui/use-dialog';
import { WebhooksSection } from '@/components/webhooks/webhooks-section';
import { type CourtDto, saveDeskSchema } from '@/lib/courts/schema/court';
import type { DeskDto } from '@/lib/courts/schema/court-time';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { CourtFacts } from './court-facts';
import { DESK_KEY } from './courts-query';
import { DeskStaff } from './desk-staff';
import { texts } from './desk-texts';
import { texts as playerTexts } from './texts';

const CourtDialog = dynamic(
  () => loadPart(() => import('./court-dialog').then((module) => module.CourtDialog)),
  { ssr: false },
);

/** What only owners change: the courts, how the venue takes bookings, and who has the desk. */
export function DeskCourts({ desk }: { desk: DeskDto }) {
  const t = translate(texts);
  const dialog = useDialog();
  const [court, setCourt] = useState<CourtDto | null>(null);
  const open = (chosen: CourtDto | null) => {
    setCourt(chosen);
    dialog.show();
  };
  return (
    <div className="grid gap-4 *:min-w-0 lg:grid-cols-2 print:hidden">
      <SettingsSection title={translate(playerTexts).courts}>
        <ul className="grid gap-2 empty:hidden">
          {desk.courts.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-3 border-t pt-2"
            >
              <div className="min-w-0 flex-1 basis-40">
                <h3 className="wrap-anywhere text-base" dir="auto">
                  {one.name}
                </h3>
                <CourtFacts {...one} />
              </div>
              <Button
                variant="secondary"
                aria-label={`${t.edit} ${one.name}`}
                onClick={() => open(one)}
              >
                {t.edit}
              </Button>
            </li>
          ))}
        </ul>
        <Button className="w-fit" onClick={() => open(null)}>
          {t.addCourt}
        </Button>
      </SettingsSection>
      <Settings desk={desk} />
      <DeskStaff desk={desk} />
      <WebhooksSection owner={{ venueId: desk.venue.id }} />
      {desk.courts.length > 0 ? <DeskCalendar courts={desk.courts} /> : null}
      {dialog.wanted ? (
        <CourtDialog {...dialog.props} venue={desk.venue} court={court} key={court?.id ?? 'new'} />
      ) : null}
    </div>
  );
}

function Settings({ desk: { venue, settings } }: { desk: DeskDto }) {
  const t = translate(texts);
  const { register, errors, busy, submit } = useServerForm({
    schema: saveDeskSchema,
    draft: `desk:${venue.id}`,
    values: {
      confirmsAtOnce: settings.confirmsAtOnce,
      cancelHours: String(settings.cancelHours),
      payTo: settings.payTo ?? '',
    },
    toBody: (typed) => ({ ...typed, cancelHours: Number(typed.cancelHours) }),
    send: (body) => api('PUT /api/venues/{id}/desk', { params: { id: venue.id }, body }),
    done: () => ({ title: t.settingsSaved }),
    failed: t.saveFailed,
    refresh: [DESK_KEY],
  });
  return (
    <SettingsSection title={t.settings}>
      <Form aria-label={t.settings} className="grid gap-4 *:min-w-0" onSubmit={submit}>
        <SwitchField
          label={t.confirmsAtOnce}
          hint={t.confirmsAtOnceHint}
          {...register('confirmsAtOnce')}
        />
        <InputField
          inputMode="numeric"
          label={t.cancelHours}
          error={errors.cancelHours}
          {...register('cancelHours')}
        />
        <InputField
          dir="auto"
          autoComplete="off"
          label={t.payToOptional}
          hint={t.payToHint}
          error={errors.payTo}
          {...register('payTo')}
        />
        <AlertLine>{errors.form}</AlertLine>
        <Button type="submit" className="w-fit" aria-disabled={busy || undefined}>
          {t.save}
        </Button>
      </Form>
    </SettingsSection>
  );
}

/** Each court in a calendar app, by the owner's secret link, which is shown once. */
function DeskCalendar({ courts }: { courts: CourtDto[] }) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const [link, setLink] = useState<string | null>(null);
  return (
    <SettingsSection title={t.calendar} description={t.calendarHint}>
      {link === null ? (
        <Button
          variant="secondary"
          className="w-fit"
          aria-disabled={busy || undefined}
          onClick={() =>
            run({
              call: () => api('POST /api/calendar-feed'),
              failed: t.saveFailed,
              onDone: ({ url }) => setLink(url),
            })
          }
        >
          {t.makeLinks}
        </Button>
      ) : (
        courts.map(({ id, name }) => (
          <div key={id} className="grid gap-1 *:min-w-0">
            <bdi className="wrap-anywhere text-sm">{name}</bdi>
            <CopyField url={`${link}?court=${id}`} label={t.calendarOf({ court: name })} />
          </div>
        ))
      )}
    </SettingsSection>
  );
}
