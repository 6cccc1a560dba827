'use client';

import { AddDatesDialog } from '@/components/classes/add-dates-dialog';
import { ClassFacts } from '@/components/coaching/class-list';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, TextareaField } from '@/components/forms/input-field';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { DECIDE_HOURS_DEFAULT } from '@/lib/coaching/constants';
import { addClassSchema, type CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { toAmount } from '@/lib/platform/language/typed-amount';
import { texts } from './texts';
import { useCoachSettingsForm, useCoachSettingsStep } from './use-coach-settings';

export function SettingsClasses({ settings }: { settings: CoachSettingsDto }) {
  const dialog = useDialog();
  const { error, busy, take } = useCoachSettingsStep();
  const t = translate(texts);
  return (
    <section className="grid min-w-0 gap-3 rounded-card *:min-w-0 border bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{t.classes}</h3>
        <Button variant="secondary" onClick={dialog.show}>
          <LineIcon name="plus" />
          {t.addClass}
        </Button>
      </div>
      {settings.classes.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t.classesHint}</p>
      ) : null}
      <ul className="grid gap-3 *:min-w-0 empty:hidden">
        {settings.classes.map((lesson) => (
          <li key={lesson.id} className="flex items-start justify-between gap-2 border-t pt-3">
            <div className="grid min-w-0 gap-1">
              <p className="wrap-anywhere font-strong" dir="auto">
                {lesson.name}
              </p>
              <ClassFacts lesson={lesson} />
              <AddDates settings={settings} lesson={lesson} />
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t.removeOf({ title: lesson.name })}
              aria-disabled={busy || undefined}
              onClick={() =>
                take({
                  call: () =>
                    api('DELETE /api/coaches/{id}/classes/{classId}', {
                      params: { id: settings.id, classId: lesson.id },
                    }),
                  done: t.classRemoved,
                })
              }
            >
              <LineIcon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      <AlertLine>{error}</AlertLine>
      {dialog.wanted ? <AddClassDialog {...dialog.props} settings={settings} /> : null}
    </section>
  );
}

function AddDates({
  settings,
  lesson,
}: {
  settings: CoachSettingsDto;
  lesson: CoachSettingsDto['classes'][number];
}) {
  const dialog = useDialog();
  const t = translate(texts);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={t.addDatesOf({ title: lesson.name })}
        onClick={dialog.show}
      >
        {t.addDates}
      </Button>
      {dialog.wanted ? (
        <AddDatesDialog {...dialog.props} settings={settings} lesson={lesson} />
      ) : null}
    </>
  );
}

const EMPTY = {
  name: '',
  description: '',
  schedule: '',
  durationMinutes: '60',
  groupSize: '6',
  minimum: '',
  decideHours: String(DECIDE_HOURS_DEFAULT),
  price: '',
};
/** The text fields in their order, and the keys of their labels. */
const FIELDS = [
  ['name', 'className'],
  ['schedule', 'classSchedule'],
  ['durationMinutes', 'classMinutes'],
  ['groupSize', 'classSize'],
  ['minimum', 'classMinimum'],
  ['decideHours', 'classDecideHours'],
  ['price', 'classPrice'],
] as const;
const MODES: Partial<Record<string, 'numeric' | 'decimal'>> = {
  durationMinutes: 'numeric',
  groupSize: 'numeric',
  minimum: 'numeric',
  decideHours: 'numeric',
  price: 'decimal',
};

const toBody = (currency: string) => (values: typeof EMPTY) => {
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text));
  return {
    ...values,
    durationMinutes: number(values.durationMinutes),
    groupSize: number(values.groupSize),
    minimum: number(values.minimum) ?? null,
    decideHours: number(values.decideHours),
    price: values.price.trim() === '' ? undefined : toAmount(values.price, currency),
  };
};

function AddClassDialog({ settings, ...dialog }: DialogProps & { settings: CoachSettingsDto }) {
  const t = translate(texts);
  const { id: coachId, currency } = settings;
  const { values, register, errors, ...form } = useCoachSettingsForm({
    schema: addClassSchema,
    draft: `class:new:${coachId}`,
    values: EMPTY,
    nextValues: EMPTY,
    toBody: toBody(currency),
    send: (body) => api('POST /api/coaches/{id}/classes', { params: { id: coachId }, body }),
    done: t.classAdded,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog {...dialog} {...form.dialog} title={t.addClass} submit={t.addClass}>
      {FIELDS.filter(([name]) => name !== 'decideHours' || values.minimum.trim() !== '').map(
        ([name, label]) => (
          <InputField
            key={name}
            label={label === 'classPrice' ? t.classPrice({ currency }) : t[label]}
            error={errors[name]}
            inputMode={MODES[name]}
            {...register(name)}
          />
        ),
      )}
      <TextareaField
        label={t.classDescription}
        error={errors.description}
        rows={2}
        {...register('description')}
      />
    </FormDialog>
  );
}
