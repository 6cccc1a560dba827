'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { WhenFields } from '@/components/coaching/when-fields';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { DURATION_MINUTES_DEFAULT, DURATIONS_MINUTES } from '@/lib/bookings/constants';
import {
  type ClientDto,
  type ClientPageDto,
  enterSessionsSchema,
  givePackageSchema,
} from '@/lib/clients/schema';
import { PACKAGE_SESSION_MINUTES } from '@/lib/coaching/constants';
import { currentTime } from '@/lib/platform/browser/clock';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { toAmount } from '@/lib/platform/language/typed-amount';
import { BOOK_KEYS, clientQuery, clientsQuery } from './clients-query';
import { texts } from './texts';

interface AddSessionDialogProps extends DialogProps {
  of: { coachId: number; timeZone: string; currency: string };
  /** Without one, somebody of the book is chosen. */
  client?: ClientPageDto;
  /** The chosen time; without one, it is typed. */
  start?: { date: string; time: string; duration?: number | undefined };
}

/** Until somebody chooses, the client's first package pays. */
const FIRST_PACKAGE = 'first';
const NO_TIME = { date: '', time: '' };

/** Once or weekly, for a price or from a package. */
export function AddSessionDialog({
  of,
  client,
  start = NO_TIME,
  ...dialog
}: AddSessionDialogProps) {
  const id = useId();
  const t = translate(texts);
  const { coachId, timeZone, currency } = of;
  const empty = {
    ...start,
    clientId: String(client?.id ?? ''),
    duration: String(start.duration ?? DURATION_MINUTES_DEFAULT),
    weeks: '1',
    packageId: FIRST_PACKAGE,
    price: '',
  };
  const payOf = (packageId: string): number | null =>
    packageId === FIRST_PACKAGE ? (packages[0]?.id ?? null) : Number(packageId) || null;
  const { values, change, register, errors, ...form } = useServerForm({
    schema: enterSessionsSchema,
    draft: `client-session:${client?.id ?? `${coachId}:${start.date}T${start.time}`}`,
    values: empty,
    nextValues: empty,
    toBody: ({ date, time, duration, weeks: times, packageId, price }) => ({
      date,
      time,
      duration: payOf(packageId) === null ? Number(duration) : PACKAGE_SESSION_MINUTES,
      weeks: Number(times),
      packageId: payOf(packageId),
      ...(price.trim() !== '' && { price: toAmount(price, currency) }),
    }),
    check: (found, { clientId }) => (clientId ? found : { ...found, clientId: t.chooseClient }),
    send: (body, { clientId }) =>
      api('POST /api/coach-clients/{id}/sessions', { params: { id: Number(clientId) }, body }),
    done: (_answer, { weeks: times }) => ({
      title: times === '1' ? t.sessionAdded : t.sessionsAdded,
    }),
    onDone: () => dialog.onOpenChange(false),
    failed: t.didNotWork,
    refresh: BOOK_KEYS,
  });
  const chosenId = Number(values.clientId);
  const chosen = useQuery({ ...clientQuery(chosenId), enabled: !client && chosenId > 0 }).data;
  const packages = ((client ?? chosen)?.entries ?? []).filter(
    ({ status, kind }) => kind === 'package' && status === 'active',
  );
  const paysWith = payOf(values.packageId);
  const weeks = Number(values.weeks);
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.addSession}
      description={t.addSessionHint({ zone: zoneWords(timeZone, new Date(currentTime())) })}
      submit={t.addSession}
      error={errors.form}
    >
      {client ? null : (
        <ClientSelect
          coachId={coachId}
          value={values.clientId}
          error={errors.clientId}
          onChange={(clientId) => change({ clientId, packageId: FIRST_PACKAGE })}
        />
      )}
      <WhenFields
        values={values}
        errors={errors}
        fields={{ date: register('date'), time: register('time'), weeks: register('weeks') }}
        timeZone={timeZone}
      />
      {packages.length > 0 ? (
        <LabelledField id={`${id}package`} label={t.payWith} error={errors.packageId}>
          <Select
            id={`${id}package`}
            value={String(paysWith ?? '')}
            onChange={({ target }) => change({ packageId: target.value })}
          >
            {packages.map(({ id: packageId, sessions }) => (
              <option key={packageId} value={packageId}>
                {t.packageLeft({
                  total: sessions?.total ?? 0,
                  left: (sessions?.total ?? 0) - (sessions?.used ?? 0),
                })}
              </option>
            ))}
            <option value="">{t.eachSession}</option>
          </Select>
        </LabelledField>
      ) : null}
      {paysWith !== null ? null : (
        <LabelledField id={`${id}duration`} label={t.duration} error={errors.duration}>
          <Select id={`${id}duration`} {...register('duration')}>
            {DURATIONS_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t.durationMinutes({ minutes })}
              </option>
            ))}
          </Select>
        </LabelledField>
      )}
      {paysWith !== null && weeks === 1 ? null : (
        <InputField
          label={t.price({ currency })}
          hint={t.priceHint}
          error={errors.price}
          inputMode="decimal"
          {...register('price')}
        />
      )}
    </FormDialog>
  );
}

export function GivePackageDialog({ client, ...dialog }: DialogProps & { client: ClientDto }) {
  const t = translate(texts);
  const { currency } = client;
  const empty = { sessions: '', price: '', validDays: '' };
  const { register, errors, ...form } = useServerForm({
    schema: givePackageSchema,
    draft: `client-package:${client.id}`,
    values: empty,
    nextValues: empty,
    toBody: ({ sessions, price, validDays }) => ({
      sessions: Number(sessions),
      price: price.trim() === '' ? undefined : toAmount(price, currency),
      validDays: validDays.trim() === '' ? null : Number(validDays),
    }),
    send: (body) =>
      api('POST /api/coach-clients/{id}/packages', { params: { id: client.id }, body }),
    done: t.packageGiven,
    onDone: () => dialog.onOpenChange(false),
    failed: t.didNotWork,
    refresh: BOOK_KEYS,
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.givePackage}
      description={t.givePackageHint}
      submit={t.givePackage}
      error={errors.form}
    >
      <InputField
        label={t.sessions}
        error={errors.sessions}
        inputMode="numeric"
        {...register('sessions')}
      />
      <InputField
        label={t.packagePrice({ currency })}
        error={errors.price}
        inputMode="decimal"
        {...register('price')}
      />
      <InputField
        label={t.validDays}
        error={errors.validDays}
        inputMode="numeric"
        {...register('validDays')}
      />
    </FormDialog>
  );
}

interface ClientSelectProps {
  coachId: number;
  value: string;
  error?: string;
  onChange: (id: string) => void;
}

/** Somebody of a coach's book. */
function ClientSelect({ coachId, value, error, onChange }: ClientSelectProps) {
  const id = useId();
  const t = translate(texts);
  const { data: people, isPending } = useQuery(clientsQuery(coachId));
  return (
    <LabelledField
      id={id}
      label={t.client}
      hint={people?.length === 0 ? t.noClientYet : undefined}
      error={error}
    >
      <Select
        id={id}
        aria-busy={isPending}
        aria-describedby={`${id}-hint ${id}-error`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t.chooseClient}</option>
        {people?.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
