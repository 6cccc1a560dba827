'use client';

import { useId, useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { enterTimeSchema } from '@/lib/courts/schema/court-time';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { DESK_KEY } from './courts-query';
import type { Gap } from './desk-gaps';
import { texts } from './desk-texts';

/** A walk-in in two taps: the gap, and Enter. Everything else is optional. */
export function EnterDialog({ gap, ...dialog }: DialogProps & { gap: Gap }) {
  const id = useId();
  const t = translate(texts);
  const [key, setKey] = useState(() => newKey());
  const { court, date } = gap;
  const {
    register,
    values,
    errors,
    dialog: form,
  } = useServerForm({
    schema: enterTimeSchema,
    draft: null,
    values: {
      kind: 'booked',
      time: gap.time,
      minutes: String(Math.min(gap.minutes, court.slotMinutes)),
      name: '',
      phone: '',
      paid: false,
      weeks: '1',
    },
    toBody: (typed) => ({
      ...typed,
      date,
      minutes: Number(typed.minutes),
      weeks: Number(typed.weeks),
    }),
    send: (body) =>
      api('POST /api/courts/{id}/times', {
        params: { id: court.id },
        body,
        headers: { 'Idempotency-Key': key },
      }),
    done: ({ entered, skipped }) => ({
      title: t.entered,
      description:
        skipped.length > 0 ? t.enteredSome({ entered, skipped: skipped.length }) : undefined,
    }),
    failed: t.enterFailed,
    refresh: [DESK_KEY],
    onDone: () => dialog.onOpenChange(false),
    onRefused: () => setKey(newKey()),
  });
  const isBlock = values.kind === 'blocked';
  return (
    <FormDialog
      {...dialog}
      {...form}
      title={t.enterTitle}
      description={`${court.name} · ${wordsOf().clock(gap.time)}`}
      submit={t.enter}
    >
      <LabelledField id={`${id}kind`} label={t.kind} error={errors.kind}>
        <Select id={`${id}kind`} className="w-full" {...register('kind')}>
          <option value="booked">{t.walkIn}</option>
          <option value="blocked">{t.block}</option>
        </Select>
      </LabelledField>
      <InputField
        label={isBlock ? t.reasonOptional : t.nameOptional}
        error={errors.name}
        autoComplete="off"
        dir="auto"
        {...register('name')}
      />
      {isBlock ? null : (
        <InputField
          type="tel"
          dir="ltr"
          autoComplete="off"
          label={t.phoneOptional}
          error={errors.phone}
          {...register('phone')}
        />
      )}
      <div className="grid grid-cols-2 gap-3 *:min-w-0">
        <InputField type="time" label={t.time} error={errors.time} {...register('time')} />
        <InputField
          inputMode="numeric"
          label={t.minutes}
          error={errors.minutes}
          {...register('minutes')}
        />
        <InputField
          inputMode="numeric"
          label={t.weeks}
          error={errors.weeks}
          {...register('weeks')}
        />
      </div>
      {isBlock ? null : <SwitchField label={t.isPaid} {...register('paid')} />}
    </FormDialog>
  );
}
