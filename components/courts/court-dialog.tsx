'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dateWords } from '@/components/bookings/month';
import { FieldError } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { sportsQuery } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { OpeningHoursField } from '@/components/venues/opening-hours-field';
import { CLOSED_DATES_MAX, SLOT_MINUTES, SLOT_MINUTES_DEFAULT } from '@/lib/courts/constants';
import { type CourtDto, saveCourtSchema } from '@/lib/courts/schema/court';
import type { DeskDto } from '@/lib/courts/schema/court-time';
import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { amountText, toAmount } from '@/lib/platform/language/typed-amount';
import { sportWords } from '@/lib/sports/words';
import { DESK_KEY } from './courts-query';
import { texts } from './desk-texts';
import { type SpanRow, SpanRows } from './span-rows';
import { texts as playerTexts } from './texts';

interface CourtDialogProps extends DialogProps {
  venue: DeskDto['venue'];
  /** Null for a new one. */
  court: CourtDto | null;
}

const valuesOf = (court: CourtDto | null, currency: string) => ({
  name: court?.name ?? '',
  sportIds: court?.sports.map(({ id }) => id) ?? [],
  surface: court?.surface ?? '',
  isIndoor: court?.isIndoor ?? false,
  hasLights: court?.hasLights ?? false,
  slotMinutes: String(court?.slotMinutes ?? SLOT_MINUTES_DEFAULT),
  price: amountText(court?.price ?? null, currency),
  prices: (court?.prices ?? []).map(
    (span): SpanRow => ({ ...span, price: amountText(span.price, currency) }),
  ),
  womenHours: (court?.womenHours ?? []).map((span): SpanRow => ({ ...span, price: '' })),
  openingHours: (court?.openingHours ?? []) as OpeningSpan[],
  closedDates: court?.closedDates ?? [],
});

/** A new court, or all of an existing one. */
export function CourtDialog({ venue, court, ...dialog }: CourtDialogProps) {
  const id = useId();
  const t = translate(texts);
  const { currency } = venue;
  const { data: sports = [] } = useQuery(sportsQuery);
  const amount = (typed: string) => (typed.trim() === '' ? undefined : toAmount(typed, currency));
  const form = useServerForm({
    schema: saveCourtSchema,
    draft: `court:${court?.id ?? `of-${venue.id}`}`,
    values: valuesOf(court, currency),
    toBody: (typed) => ({
      ...typed,
      slotMinutes: Number(typed.slotMinutes),
      price: amount(typed.price),
      prices: typed.prices.map((span) => ({ ...span, price: amount(span.price) })),
      womenHours: typed.womenHours.map(({ price: _none, ...span }) => span),
      openingHours: typed.openingHours.length > 0 ? typed.openingHours : null,
    }),
    send: (body) =>
      court
        ? api('PATCH /api/courts/{id}', { params: { id: court.id }, body })
        : api('POST /api/venues/{id}/courts', { params: { id: venue.id }, body }),
    done: () => ({ title: t.courtSaved }),
    failed: t.saveFailed,
    refresh: [DESK_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  const { register, values, change, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={court ? t.editCourt : t.addCourt}
      submit={t.save}
      extra={court ? <DeleteCourt id={court.id} onDone={() => dialog.onOpenChange(false)} /> : null}
    >
      <InputField
        label={t.courtName}
        error={errors.name}
        dir="auto"
        autoComplete="off"
        {...register('name')}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold text-sm">{t.sports}</legend>
        <div className="flex max-h-44 flex-wrap gap-2 overflow-y-auto p-0.5">
          {sports.map((sport) => {
            const isSet = values.sportIds.includes(sport.id);
            return (
              <Button
                key={sport.id}
                variant="chip"
                aria-pressed={isSet}
                className={isSet ? 'is-set' : ''}
                onClick={() =>
                  change({
                    sportIds: isSet
                      ? values.sportIds.filter((other) => other !== sport.id)
                      : [...values.sportIds, sport.id],
                  })
                }
              >
                {sportWords(sport.name)}
              </Button>
            );
          })}
        </div>
        <FieldError id={`${id}sports`}>{errors.sportIds}</FieldError>
      </fieldset>
      <div className="grid grid-cols-2 gap-3 *:min-w-0">
        <LabelledField id={`${id}slot`} label={t.slotMinutes} error={errors.slotMinutes}>
          <Select id={`${id}slot`} className="w-full" {...register('slotMinutes')}>
            {SLOT_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes}
              </option>
            ))}
          </Select>
        </LabelledField>
        <InputField
          inputMode="decimal"
          label={t.slotPrice({ currency })}
          error={errors.price}
          {...register('price')}
        />
      </div>
      <InputField
        label={t.surfaceOptional}
        error={errors.surface}
        dir="auto"
        {...register('surface')}
      />
      <SwitchField label={translate(playerTexts).indoor} {...register('isIndoor')} />
      <SwitchField label={translate(playerTexts).lights} {...register('hasLights')} />
      <SpanRows
        legend={t.otherPrices}
        rows={values.prices}
        currency={currency}
        error={ofField(errors, 'prices')}
        onChange={(prices) => change({ prices })}
      />
      <SpanRows
        legend={t.womenHours}
        rows={values.womenHours}
        currency={null}
        error={ofField(errors, 'womenHours')}
        onChange={(womenHours) => change({ womenHours })}
      />
      <OpeningHoursField
        value={values.openingHours}
        error={ofField(errors, 'openingHours')}
        onChange={(openingHours) => change({ openingHours })}
      />
      <ClosedDates value={values.closedDates} onChange={(closedDates) => change({ closedDates })} />
    </FormDialog>
  );
}

/** An error of a list is on it or on one of its rows. */
const ofField = (errors: Record<string, string | undefined>, field: string) =>
  Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];

function DeleteCourt({ id, onDone }: { id: number; onDone: () => void }) {
  const t = translate(texts);
  const { run, busy } = useAction({ refresh: [DESK_KEY] });
  return (
    <Button
      variant="secondary"
      size="lg"
      aria-disabled={busy || undefined}
      onClick={() =>
        run({
          call: () => api('DELETE /api/courts/{id}', { params: { id } }),
          done: t.courtDeleted,
          failed: t.saveFailed,
          onDone,
        })
      }
    >
      {t.deleteCourt}
    </Button>
  );
}

interface ClosedDatesProps {
  value: string[];
  onChange: (value: string[]) => void;
}

/** Days on which the court is closed, each added by choosing it. */
function ClosedDates({ value, onChange }: ClosedDatesProps) {
  const t = translate(texts);
  const words = (date: string) =>
    dateWords(date, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <fieldset className="grid min-w-0 gap-2 *:min-w-0">
      <legend className="mb-2 font-semibold text-sm">{t.closedDates}</legend>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {value.map((date) => (
          <li key={date}>
            <Button
              variant="chip"
              aria-label={`${t.remove} ${words(date)}`}
              onClick={() => onChange(value.filter((other) => other !== date))}
            >
              {words(date)}
              <LineIcon name="x" />
            </Button>
          </li>
        ))}
      </ul>
      {value.length < CLOSED_DATES_MAX ? (
        <Input
          type="date"
          aria-label={t.addClosed}
          value=""
          onChange={({ target: { value: date } }) => {
            if (date) onChange([...new Set([...value, date])].sort());
          }}
        />
      ) : null}
    </fieldset>
  );
}
