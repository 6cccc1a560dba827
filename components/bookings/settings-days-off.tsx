'use client';

import { InputField } from '@/components/forms/input-field';
import { RowList } from '@/components/lists/row-list';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { LineIcon } from '@/components/ui/line-icon';
import { addDayOffSchema, type CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useCoachSettingsForm, useCoachSettingsStep } from './use-coach-settings';

const EMPTY = { startsOn: '', endsOn: '', note: '' };

/** Days without bookings, whatever the weekly hours are. */
export function SettingsDaysOff({ settings }: { settings: CoachSettingsDto }) {
  const t = translate(texts);
  const removal = useCoachSettingsStep();
  const { register, errors, ...form } = useCoachSettingsForm({
    schema: addDayOffSchema,
    draft: `day-off:${settings.id}`,
    values: EMPTY,
    nextValues: EMPTY,
    // A single day off has the same start and end.
    toBody: (values) => ({ ...values, endsOn: values.endsOn || values.startsOn }),
    send: (body) => api('POST /api/coaches/{id}/days-off', { params: { id: settings.id }, body }),
    done: t.daysOffAdded,
  });
  return (
    <section className="grid min-w-0 gap-3 rounded-card *:min-w-0 border bg-card p-4">
      <h3 className="text-xl">{t.daysOff}</h3>
      <RowList items={settings.daysOff} className="grid gap-1 *:min-w-0 empty:hidden">
        {({ id: dayOffId, startsOn, endsOn, note }) => (
          <li key={dayOffId} className="flex items-center justify-between gap-2 border-t pt-1">
            <span className="wrap-anywhere text-sm tabular-nums">
              {startsOn === endsOn
                ? t.dayOff({ day: startsOn })
                : t.daysFromTo({ from: startsOn, to: endsOn })}
              {note ? (
                <>
                  {' '}
                  <bdi className="text-muted-foreground">{note}</bdi>
                </>
              ) : null}
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t.removeDaysOff({ from: startsOn })}
              onClick={() =>
                removal.take({
                  call: () =>
                    api('DELETE /api/coaches/{id}/days-off/{dayOffId}', {
                      params: { id: settings.id, dayOffId },
                    }),
                  done: t.daysOffRemoved,
                  // One place for the errors of both.
                  onDone: () => form.setErrors({}),
                  onFailed: form.refuse,
                })
              }
            >
              <LineIcon name="trash" />
            </Button>
          </li>
        )}
      </RowList>
      <Form
        aria-label={t.addDaysOff}
        className="grid items-end gap-3 *:min-w-0 sm:grid-cols-[1fr_1fr_2fr_auto]"
        onSubmit={form.submit}
      >
        <InputField
          label={t.firstDay}
          error={errors.startsOn}
          type="date"
          {...register('startsOn')}
        />
        <InputField label={t.lastDay} error={errors.endsOn} type="date" {...register('endsOn')} />
        <InputField label={t.noteForYourself} error={errors.note} {...register('note')} />
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={removal.busy || form.busy || undefined}
        >
          {t.addDaysOff}
        </Button>
      </Form>
      <AlertLine>{errors.form}</AlertLine>
    </section>
  );
}
